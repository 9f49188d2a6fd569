import { Fragment } from 'react';
import { Ready } from '@/components/kit/ready';
import type { AbilityGroup } from '@/lib/features/desk/model';
import { mercPath } from '@/lib/record/views/address';

/** The team's abilities by type, open phases first: what each is, and whether it is ready, resting or used. */
export function AbilityTable({ season, groups }: { readonly season: string; groups: readonly AbilityGroup[] }) {
  return (
    <section id="abilities">
      <table className="t abil">
        <caption>
          Abilities <small>open phases first</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Ability</th>
            <th scope="col" className="wide">
              What it is
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.type}>
              <tr className="grp">
                <th colSpan={3} scope="colgroup">
                  {group.type} <span className="label">{group.label}</span>
                </th>
              </tr>
              {group.abilities.map((ability) => (
                <tr key={`${ability.merc.key} ${ability.key}`}>
                  <th scope="row">
                    <a className="name" href={mercPath(season, ability.merc.key)}>
                      {ability.declared ? <b>{ability.name}</b> : ability.name}
                    </a>
                    <span className="sub">{ability.merc.name}</span>
                  </th>
                  <td className="wide mid small">{ability.what}</td>
                  <td className="rc">
                    <Ready state={ability.state}>{ability.word}</Ready>
                    {ability.why !== null && ability.word === 'not now' && <span className="sub">{ability.why}</span>}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
