import type { Metadata } from 'next';
import { askedBy } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { RulesRoom } from '@/components/rules/room';
import { loadRules, rulesQuery } from '@/lib/features/season/rules';
import { RULEBOOK_TITLES } from '@/lib/record/tables/rulebooks';
import { rulesPath } from '@/lib/record/views/address';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'Every clause that a ruling may rest on, in plain words, with the settings in force.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SeasonRulesPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const page = await loadRules(season, askedBy(rulesQuery, await searchParams, rulesPath(season)));
  return <RulesRoom season={season} page={page} others={RULEBOOK_TITLES} />;
}
