import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { More, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Nothing, Table } from '@/components/kit/table';
import { Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import { inList, some } from '@/lib/engine/rules/kernel/say';
import type { ShownTopic } from '@/lib/features/forum/topics/bring';
import type { RowState, TopicRow } from '@/lib/features/forum/topics/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';
import { SaidList } from './said';
import { SawField } from './saw-field';

const STATES: Readonly<Record<RowState, string>> = {
  new: 'new',
  edited: 'edited',
  known: 'known',
  gone: 'deleted',
  skipped: 'skipped',
  asks: 'asks',
};

const plural = (count: number, one: string) => some(count, one);

interface Props {
  season: string;
  look: ShownTopic;
  staged: string;
  save: FormAction<ShownTopic>;
  early: FormAction;
}

/** The posts of a topic's pages, then what they would change, then the one button that saves it. */
export function TopicLookView({ season, look, staged, save, early }: Props) {
  const { counts, difference, titles, zone } = look;
  const fresh = counts.new + counts.edited;
  return (
    <Stack gap={6} above={5}>
      <Notice tone={counts.asks > 0 ? 'asks' : undefined}>
        {titles
          .map(
            ({ title, program, host, posts }) =>
              `${title === '' ? program : `“${title}”`}: ${plural(posts, 'post')}, ${program}${host.startsWith('?') ? '' : `, ${host}`}`,
          )
          .join('. ')}
        . {plural(counts.new, 'new post')}, {counts.edited} edited, {counts.known} known, {counts.gone} deleted in the
        forum, {counts.skipped} skipped.
      </Notice>
      {(look.before > 0 || look.early) && <Early look={look} staged={staged} early={early} />}
      <Table
        caption="Posts"
        note={plural(look.rows.length, 'post')}
        phone="rows"
        align="top"
        rows={look.rows}
        rowKey={({ key }) => key}
        rowLook={({ state }) => (state === 'known' || state === 'skipped' ? 'past' : undefined)}
        columns={[
          { key: 'who', head: 'Author', names: true, cell: (row) => <Who row={row} /> },
          { key: 'when', head: `Time (${zone})`, cell: (row) => <When row={row} zone={zone} /> },
          { key: 'orders', head: 'Orders read', cell: (row) => <Orders row={row} /> },
          { key: 'state', head: 'What becomes of it', cell: (row) => <State row={row} season={season} /> },
        ]}
      />
      {fresh > 0 && counts.asks === 0 && (
        <Section title="What it changes" more="posts take the forum’s times" above={5}>
          <DifferenceTable season={season} difference={difference} caption="What bringing in this topic would change" />
        </Section>
      )}
      {fresh > 0 && counts.asks === 0 && (
        <Form action={save} label="Bring in the topic">
          <FormMessage />
          <input type="hidden" name="staged" value={staged} />
          <SawField saw={look.saw} />
          <p>
            <Button look="act">
              {inList(
                [
                  counts.new > 0 ? `Add ${plural(counts.new, 'post')}` : '',
                  counts.edited > 0 ? `propose ${plural(counts.edited, 'edit')}` : '',
                ].filter((part) => part !== ''),
              ).replace(/^p/, 'P')}
            </Button>
          </p>
        </Form>
      )}
    </Stack>
  );
}

function Early({ look, staged, early }: Omit<Props, 'save' | 'season'>) {
  return (
    <Form action={early} label="Older posts">
      <Notice tone="waits">
        <FormMessage />
        <p>
          {look.early ? 'Posts from before week ' : `${plural(look.before, 'post')} from before week `}
          {look.week} opened (<Time at={look.opensAt} zone={look.zone} style="stamp" />){' '}
          {look.early ? 'are taken as well.' : look.before === 1 ? 'is skipped.' : 'are skipped.'}
        </p>
        <input type="hidden" name="staged" value={staged} />
        <input type="hidden" name="early" value={look.early ? 'no' : 'yes'} />
        <p>
          <Button look="small">{look.early ? 'Skip them' : 'Take them as well'}</Button>
        </p>
      </Notice>
    </Form>
  );
}

function Who({ row }: { row: TopicRow }) {
  return (
    <>
      <bdi>{row.author === '' ? 'nobody named' : row.author}</bdi>
      <br />
      <Muted>
        {row.account === null ? '→ no account' : `→ ${row.account}`}
        {row.team !== null && `, ${row.team}`}
      </Muted>
    </>
  );
}

function When({ row, zone }: { row: TopicRow; zone: string }) {
  if (row.at === null) return <Muted>{row.words === '' ? 'no time' : row.words}</Muted>;
  return <Time at={row.at} zone={zone} style="stamp" />;
}

function Orders({ row }: { row: TopicRow }) {
  return (
    <>
      {row.readings.length === 0 && (
        <Nothing>{row.state === 'new' || row.state === 'edited' ? 'nothing bold' : '–'}</Nothing>
      )}
      <SaidList readings={row.readings} />
      {row.text !== '' && (
        <More summary={row.before === null ? 'The post' : 'Both versions'}>
          {row.before !== null && (
            <>
              <Muted>Before</Muted>
              <PostBody text={row.before} />
              <Muted>Now</Muted>
            </>
          )}
          <PostBody text={row.text} />
        </More>
      )}
    </>
  );
}

function State({ row, season }: { row: TopicRow; season: string }) {
  return (
    <>
      <b>{STATES[row.state]}</b>
      {row.why !== '' && <Muted> {row.why}</Muted>}
      {row.entry !== null && (
        <>
          {' '}
          <a href={adminPath(season, `/journal/${encodeURIComponent(row.entry)}`)}>
            {row.state === 'gone' ? 'look at it, or take it back' : 'its entry'}
          </a>
        </>
      )}
    </>
  );
}
