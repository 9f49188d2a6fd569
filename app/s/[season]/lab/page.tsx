import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Lab } from '@/components/lab/lab';
import { Page } from '@/components/shell/page';
import { hasEnded, loadLab } from '@/lib/features/lab/lab';
import { admitTo } from '@/lib/platform/auth/guard';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';
import { seasonPath } from '@/lib/record/views/address';
import { playByThese } from './actions';
import { settingFields } from './settings';

export const metadata: Metadata = {
  title: 'Laboratory',
  description: 'A season as it would have gone by other settings or abilities.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const query = z.object({
  from: z
    .string()
    .regex(/^\d{0,4}$/)
    .default('')
    .transform((week) => (week === '' ? null : Number(week))),
  text: z.string().max(4000).default(''),
  ...settingFields,
});

export default async function LabPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = (await hasEnded(season)) ? await currentActor(season) : await admitTo(season, 'lab');
  const given = await searchParams;
  const { from, text, ...named } = askedBy(query, given, seasonPath(season, '/lab'));
  const said = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const settings = Object.keys(said).length === 0 ? null : said;
  const page = await loadLab(season, { settings, text, from });
  if (page?.unknown) missing(seasonPath(season, '/lab'), given);
  return (
    <Page name="season">
      <Crumb>
        <a href={seasonPath(season)}>{page?.name ?? season}</a> / Laboratory
      </Crumb>
      <Title>Laboratory</Title>
      <Lede>
        Choose other settings, or give mercs other abilities, and see how the closed weeks would have gone. Nothing is
        changed.
      </Lede>
      {page !== null && (
        <Lab season={season} page={page} text={text} from={from} play={may(actor, 'lab') ? playByThese : null} />
      )}
    </Page>
  );
}
