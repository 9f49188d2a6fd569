'use client';

import { useState } from 'react';
import { useForm } from '@/components/kit/form-island';
import type { Pick } from '@/lib/features/desk/model';

/** The mercs as boxes to tick, with the count, the upkeep and the fee kept up as they change. */
export function RosterPicks({ picks, cap }: { picks: readonly Pick[]; cap: number }) {
  const { problem, values } = useForm();
  const typed = problem === null ? null : (values.mercs ?? []);
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(typed ?? picks.filter((pick) => pick.picked).map((pick) => pick.key)),
  );
  const chosen = picks.filter((pick) => picked.has(pick.key) && !pick.off);
  const sum = (of: (pick: Pick) => number) => chosen.reduce((total, pick) => total + of(pick), 0);
  const count = sum((pick) => (pick.counts ? 1 : 0));
  const fee = sum((pick) => pick.fee);
  const toggle = (key: string, on: boolean) =>
    setPicked((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key)));
  return (
    <>
      <p className="count" aria-live="polite">
        <span className={count > cap ? 'big rub' : 'big'}>{count}</span> of {cap}{' '}
        <span className="mid">· upkeep {sum((pick) => pick.upkeep)} · fee</span> <span className="big">{fee}</span> GP
      </p>
      <ul className="picks">
        <li className="pick ph" aria-hidden="true">
          <span className="label">Merc</span>
          <span />
          <span className="label num">Upkeep</span>
        </li>
        {picks.map((pick) => (
          <li className={pick.off ? 'pick off' : 'pick'} key={pick.key}>
            <label>
              <input
                type="checkbox"
                name="mercs"
                value={pick.key}
                disabled={pick.off}
                checked={picked.has(pick.key) && !pick.off}
                onChange={(event) => toggle(pick.key, event.currentTarget.checked)}
              />
              <span className="name">{pick.name}</span>
            </label>
            <span className="mid pn">{pick.note}</span>
            <span className="num">
              <span className="vh">upkeep </span>
              {pick.upkeep}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
