import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { ABILITY_TYPES, ALIGNMENTS, GENDERS, MERC_TYPES, TIERS } from '@/lib/engine/rules/mercenaries/terms';
import { FOR_HIRE } from '@/lib/features/wiki/filter';
import type { WikiPage } from '@/lib/features/wiki/model';
import { wikiPath } from '@/lib/record/views/address';

const TIER_WORDS: Record<(typeof TIERS)[number], string> = {
  Low: 'Low, to 3',
  Mid: 'Mid, 4 to 5',
  High: 'High, from 6',
};

interface Choice {
  name: string;
  label: string;
  value: string | null;
  children: ReactNode;
}
function Choose({ name, label, value, children }: Choice) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} name={name} defaultValue={value ?? ''}>
        <option value="">Any</option>
        {children}
      </select>
    </div>
  );
}
const options = (words: readonly string[]) => words.map((word) => <option key={word}>{word}</option>);

/** Which mercs to show, by GET, so that what is found has an address. The order chosen in the table stays. */
export function WikiFilterForm({ season, page }: { season: string; page: WikiPage }) {
  const { filter, teams } = page;
  return (
    <search>
      <form className="filters" action={wikiPath(season)} aria-label="Filter the mercenaries">
        <div className="field q">
          <label htmlFor="q">Name, other name, ability or words of the write-up</label>
          <input className="input" type="search" id="q" name="q" defaultValue={filter.words} maxLength={200} />
        </div>
        <Choose name="alignment" label="Alignment" value={filter.alignment}>
          {options(ALIGNMENTS)}
        </Choose>
        <Choose name="type" label="Type" value={filter.type}>
          {options(MERC_TYPES)}
        </Choose>
        <Choose name="gender" label="Gender" value={filter.gender}>
          {options(GENDERS)}
        </Choose>
        <Choose name="tier" label="Tier" value={filter.tier}>
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {TIER_WORDS[tier]}
            </option>
          ))}
        </Choose>
        <Choose name="team" label="Team" value={filter.team}>
          {teams.map((team) => (
            <option key={team.key} value={team.key}>
              {team.name}
            </option>
          ))}
          <option value={FOR_HIRE}>For hire</option>
        </Choose>
        <Choose name="ability" label="Ability type" value={filter.ability}>
          {options(ABILITY_TYPES)}
        </Choose>
        <label className="check ps">
          <input type="checkbox" name="ps" value="1" defaultChecked={filter.pureSupport} /> Pure Support only
        </label>
        {filter.sort !== 'name' && <input type="hidden" name="sort" value={filter.sort} />}
        {filter.down && <input type="hidden" name="dir" value="down" />}
        <Button>Filter</Button>
      </form>
    </search>
  );
}
