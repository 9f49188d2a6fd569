'use client';

import { useState } from 'react';
import { useForm } from '@/components/kit/form-island';
import { PickCount, PickLine, PickList } from '@/components/kit/pick-list';
import type { Pick } from '@/lib/features/desk/model';

/** The mercs as boxes to tick, with the count, the upkeep and the fee kept up as they change. */
export function RosterPicks({ picks, cap }: { picks: readonly Pick[]; cap: number }) {
  const { held, values, prefix } = useForm();
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(held ? (values.mercs ?? []) : picks.filter((pick) => pick.picked).map((pick) => pick.key)),
  );
  const chosen = picks.filter((pick) => picked.has(pick.key) && !pick.off);
  const sum = (of: (pick: Pick) => number) => chosen.reduce((total, pick) => total + of(pick), 0);
  const count = sum((pick) => (pick.counts ? 1 : 0));
  const toggle = (key: string, on: boolean) =>
    setPicked((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key)));
  return (
    <>
      <PickCount count={count} cap={cap} over={count > cap} fee={sum((pick) => pick.fee)}>
        · upkeep {sum((pick) => pick.upkeep)} · fee
      </PickCount>
      <PickList heads={['Merc', 'Upkeep']}>
        {picks.map((pick) => (
          <PickLine
            key={pick.key}
            name={pick.name}
            note={pick.note}
            number={pick.upkeep}
            unit="upkeep"
            box={{
              name: `${prefix}mercs`,
              value: pick.key,
              disabled: pick.off,
              checked: picked.has(pick.key) && !pick.off,
              onChange: (event) => toggle(pick.key, event.currentTarget.checked),
            }}
          />
        ))}
      </PickList>
    </>
  );
}
