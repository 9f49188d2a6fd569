'use client';

import { useEffect, useState } from 'react';
import { Glyph } from '@/components/kit/glyph';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { leadsToEnd, thrower } from '@/lib/engine/dice/check';
import type { DrawLine, DrawnWeek } from '@/lib/features/season/dice-model';
import { rulingPath, weekPath } from '@/lib/record/views/address';

/** What the browser has found out so far. */
interface Checked {
  readonly chain: boolean | null;
  /** By place: the value that it came to itself. */
  readonly values: readonly number[];
}

/** Every die of a closed week; where there is JavaScript, thrown again in the reader's own browser. */
export function DrawsSection({ season, week, chainEnd }: { season: string; week: DrawnWeek; chainEnd: string }) {
  const [able, setAble] = useState<'no' | 'yes' | 'insecure'>('no');
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => setAble(globalThis.crypto?.subtle ? 'yes' : 'insecure'), []);
  const verify = async () => {
    const claimed = {
      ...week,
      week: week.number,
      chainEnd,
      nonces: week.nonces.map(({ team, nonce }) => ({ team: team.key, nonce })),
    };
    setChecked({ chain: null, values: [] });
    const chain = await leadsToEnd(claimed);
    const throwDie = await thrower(claimed);
    const values: number[] = [];
    for (const { label, sides } of week.draws) {
      values.push(await throwDie(label, sides));
      if (values.length % 50 === 0) setChecked({ chain, values: [...values] });
    }
    setChecked({ chain, values });
  };
  const bundle = `${weekPath(season, week.number)}/replay.json?of=${encodeURIComponent(week.last)}`;
  return (
    <section id="draws">
      <SectionHead
        title={`Week ${week.number}, die by die`}
        more={<a href={weekPath(season, week.number)}>the week</a>}
      />
      <div className="row verify">
        {able === 'yes' && (
          <button type="button" className="btn act" onClick={verify}>
            Verify in this browser
          </button>
        )}
        <a className="btn" href={bundle} download>
          Replay bundle
        </a>
        <a className="btn" href="/verify-dice.mjs" download>
          Verifier
        </a>
      </div>
      <div role="status" className="verdict-line">
        {checked && <Verdict week={week} checked={checked} />}
      </div>
      {able === 'insecure' && (
        <p className="hint">Browsers check dice over https alone. Use the verifier with Node, as below.</p>
      )}
      <p className="hint">
        Without this page: save the bundle and the verifier, and run <code>node verify-dice.mjs FILE</code>. From the
        project’s own folder, <code>npm run scenario -- --replay FILE</code> plays the whole week again.
      </p>
      {week.draws.length === 0 ? (
        <EmptyState what="No die was thrown in this week." />
      ) : (
        <DrawsTable season={season} draws={week.draws} values={checked?.values ?? []} />
      )}
    </section>
  );
}

function Verdict({ week, checked: { chain, values } }: { week: DrawnWeek; checked: Checked }) {
  const { draws } = week;
  if (chain === null || values.length < draws.length) {
    return (
      <Notice tone="waits">
        Checked {values.length} of {draws.length} dice.
      </Notice>
    );
  }
  const wrong = draws.filter(({ value }, at) => value !== values[at]).length;
  if (!chain) {
    return (
      <Notice tone="refused">The seed does not lead to the end of the chain: it is not the one committed to.</Notice>
    );
  }
  return wrong === 0 ? (
    <Notice>
      Verified here: the seed leads to the chain’s end, and{' '}
      {draws.length === 1 ? 'its one die falls' : `all ${draws.length} dice fall`} as recorded.
    </Notice>
  ) : (
    <Notice tone="refused">
      {wrong} of {draws.length} dice do not fall as recorded. They are marked below.
    </Notice>
  );
}

function DrawsTable({
  season,
  draws,
  values,
}: {
  readonly season: string;
  draws: readonly DrawLine[];
  values: readonly number[];
}) {
  return (
    <div className="scroll">
      <table className="t draws">
        <caption>
          {draws.length} {draws.length === 1 ? 'draw' : 'draws'} <small>in the order of their declarations</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Thrown for</th>
            <th scope="col" className="wide">
              Label
            </th>
            <th scope="col">Die</th>
            <th scope="col" className="num">
              Fell on
            </th>
            <th scope="col">Ruling</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw, at) => (
            <tr key={`${draw.label} ${draw.ruling.id}`}>
              <td>
                <span className="voice">{draw.ability}</span> <span className="mid">{draw.merc}</span>
                <br />
                <span className="mid">
                  {draw.when}
                  {draw.epoch > 0 && `, epoch ${draw.epoch}`}
                </span>
              </td>
              <td className="wide">
                <code>{draw.label}</code>
              </td>
              <td>
                {draw.limit === null ? `pick, 1 to ${draw.sides}` : `1 to ${draw.sides}, hits at ${draw.limit} or less`}
              </td>
              <td className="num">{draw.value}</td>
              <td>
                <a href={rulingPath(season, draw.ruling.id)}>{draw.ruling.title}</a>{' '}
                <Outcome outcome={draw.ruling.outcome} />
              </td>
              <td className="here">
                <Here value={draw.value} found={values[at]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Here({ value, found }: { value: number; found: number | undefined }) {
  if (found === undefined) return <span className="mid">not checked</span>;
  return found === value ? (
    <span className="todo-state done">
      <Glyph name="done" /> {found}
    </span>
  ) : (
    <span className="todo-state look">
      <Glyph name="look" /> {found}, not {value}
    </span>
  );
}
