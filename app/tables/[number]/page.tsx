import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Crumb } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { KeptSeat, Rematch, RunTable, TableTools } from '@/components/tables/frame';
import { currentActor } from '@/lib/platform/auth/session';
import { readFrame } from '@/lib/record/tables/page';
import { readZone } from '@/lib/record/tables/zone';
import { archive, finish, invite, makeLink, playAgain, sit } from '../actions';
import { BOARDS } from './boards';
import { tableNumber } from './number';
import '../../styles/tables.css';

interface Props {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params;
  return { title: `Table ${number}` };
}

export default async function TablePage({ params, searchParams }: Props) {
  const [{ number: text }, asked, actor] = await Promise.all([params, searchParams, currentActor()]);
  const number = tableNumber(text);
  const read = number === null ? null : await readFrame(number, actor);
  if (!read?.ok) missing(`/tables/${encodeURIComponent(text)}`);
  const frame = read.value;
  const { head } = frame;
  const entry = BOARDS[frame.ruleset];
  const zone = await readZone();
  return (
    <Page name="table">
      <Crumb>
        <a href="/tables">Tables</a> / {frame.game} / <a href={`/tables/${head.number}`}>{head.name}</a>
      </Crumb>
      <TableTools frame={frame} overrides={entry?.overrides === true} />
      <KeptSeat frame={frame} sit={sit} />
      {entry && <entry.Board frame={frame} actor={actor} asked={asked} zone={zone} now={new Date()} />}
      <Rematch frame={frame} again={playAgain} />
      <RunTable frame={frame} invite={invite} makeLink={makeLink} finish={finish} archive={archive} />
    </Page>
  );
}
