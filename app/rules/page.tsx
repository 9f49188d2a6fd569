import type { Metadata } from 'next';
import { askedBy } from '@/app/missing';
import { RulesRoom } from '@/components/rules/room';
import { loadRules, rulesQuery } from '@/lib/features/season/rules';
import { goTo } from '@/lib/platform/auth/go-to';
import { RULEBOOK_TITLES } from '@/lib/record/tables/rulebooks';
import { rulesPath } from '@/lib/record/views/address';
import { currentSeason } from '@/lib/record/views/season';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'Every clause that a ruling may rest on, in plain words, with the settings in force.',
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Leads to the rulebook of the current season; before the first it stands here. */
export default async function RulesPage({ searchParams }: Props) {
  const [season, asked] = await Promise.all([currentSeason(), searchParams]);
  const words = askedBy(rulesQuery, asked, '/rules');
  if (season !== null) goTo(`${rulesPath(season)}${words === '' ? '' : `?${new URLSearchParams({ q: words })}`}`);
  return <RulesRoom season={null} page={await loadRules(null, words)} others={RULEBOOK_TITLES} />;
}
