'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/kit/button';
import { Gloss } from '@/components/kit/gloss';
import { Marked } from '@/components/kit/glyph';
import { Below, Row } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Hash, Hint, Muted, Text, Voice } from '@/components/kit/text';
import { leadsToEnd, thrower } from '@/lib/engine/dice/check';
import type { BeaconRound } from '@/lib/engine/dice/drand';
import { some } from '@/lib/engine/rules/kernel/say';
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
      beacon: week.beacon && 'randomness' in week.beacon ? week.beacon : null,
      nonces: week.nonces.map(({ team, nonce }) => ({ team: team.key, nonce })),
    };
    setChecked({ chain: null, values: [] });
    const chain = (await leadsToEnd(claimed)) && (await isBeaconTrue(claimed.beacon));
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
    <Section
      above={6}
      id="draws"
      title={`Week ${week.number}, die by die`}
      more={<a href={weekPath(season, week.number)}>the week</a>}
    >
      <Row as="div">
        {able === 'yes' && (
          <Button type="button" look="act" onClick={verify}>
            Verify in this browser
          </Button>
        )}
        <ButtonLink href={bundle} download>
          Replay bundle
        </ButtonLink>
        <ButtonLink href="/verify-dice.mjs" download>
          Verifier
        </ButtonLink>
      </Row>
      <Below gap={3} role="status">
        {checked && <Verdict week={week} checked={checked} />}
      </Below>
      {able === 'insecure' && <Hint>Browsers check dice over https alone. Use the verifier with Node, as below.</Hint>}
      <Hint>
        Without this page: save the bundle and the verifier, and run <Hash>node verify-dice.mjs FILE</Hash>. From the
        project’s own folder, <Hash>npm run scenario -- --replay FILE</Hash> plays the whole week again.
      </Hint>
      {week.draws.length === 0 ? (
        <EmptyState what="No die was thrown in this week." />
      ) : (
        <DrawsTable season={season} draws={week.draws} values={checked?.values ?? []} />
      )}
    </Section>
  );
}

/** Whether drand signed the round. What checks that is fetched where there is a round alone. */
async function isBeaconTrue(beacon: BeaconRound | null): Promise<boolean> {
  return beacon === null || (await import('@/lib/engine/dice/drand')).isPublished(beacon);
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
      <Notice tone="refused">
        The seed does not lead to the end of the chain, or drand did not publish the beacon’s round: they are not what
        was committed to.
      </Notice>
    );
  }
  return wrong === 0 ? (
    <Notice>
      Verified here: the seed leads to the chain’s end
      {week.beacon && 'randomness' in week.beacon && ', drand’s signature of the beacon’s round holds'}, and{' '}
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
  season: string;
  draws: readonly DrawLine[];
  values: readonly number[];
}) {
  const columns: readonly Column<DrawLine>[] = [
    {
      key: 'for',
      head: 'Thrown for',
      cell: (draw) => (
        <>
          <Voice>{draw.ability}</Voice> <Muted>{draw.merc}</Muted>
          <br />
          <Muted>
            <Gloss term="dice label">{draw.when}</Gloss>
            {draw.epoch > 0 && (
              <>
                , <Gloss term="epoch">epoch</Gloss> {draw.epoch}
              </>
            )}
          </Muted>
        </>
      ),
    },
    { key: 'label', head: 'Label', stands: 'md', cell: (draw) => <Hash>{draw.label}</Hash> },
    {
      key: 'die',
      head: 'Die',
      cell: ({ limit, sides, what }) =>
        limit === null
          ? `1 to ${sides}${what === null ? ', a pick' : ` for ${what}`}`
          : `1 to ${sides}${what === null ? '' : ` for ${what}`}: needs ${limit} or less`,
    },
    {
      key: 'fell',
      head: 'Fell on',
      align: 'end',
      cell: ({ limit, value }) => (limit === null ? value : `${value}, ${value <= limit ? 'succeeds' : 'misses'}`),
    },
    {
      key: 'ruling',
      head: 'Ruling',
      cell: ({ ruling }) => (
        <>
          <a href={rulingPath(season, ruling.id)}>{ruling.title}</a> <Outcome outcome={ruling.outcome} />
        </>
      ),
    },
    { key: 'here', head: 'Here', nowrap: true, cell: ({ value }, at) => <Here value={value} found={values[at]} /> },
  ];
  return (
    <Table
      scrolls
      above={5}
      level={3}
      caption={some(draws.length, 'draw')}
      note="in the order of their declarations"
      columns={columns}
      rows={draws}
      rowKey={(draw) => `${draw.label} ${draw.ruling.id}`}
    />
  );
}

function Here({ value, found }: { value: number; found: number | undefined }) {
  if (found === undefined) return <Muted>not checked</Muted>;
  return found === value ? (
    <Text size="1" tone="took">
      <Marked glyph="done">{found}</Marked>
    </Text>
  ) : (
    <Text size="1" tone="spent">
      <Marked glyph="look">
        {found}, not {value}
      </Marked>
    </Text>
  );
}
