import { SectionHead } from '@/components/kit/section';
import type { BeliefState } from '@/lib/engine/rules/tabletop/state';
import type { View } from '@/lib/engine/rules/tabletop/view';
import { named } from './words';

/** Who believes what: drawn for the game master alone. */
export function Beliefs({ view, beliefs }: { view: View; beliefs: readonly BeliefState[] }) {
  return (
    <section aria-labelledby="beliefs">
      <SectionHead title="Who believes what" more="for the game master’s eyes alone" id="beliefs" />
      {beliefs.length === 0 && <p className="hint">Nobody has looked into an illusion yet.</p>}
      {beliefs.length > 0 && (
        <table className="t">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Illusion</th>
              <th scope="col">Belief</th>
            </tr>
          </thead>
          <tbody>
            {beliefs.map(({ effect, user, ability, creature, belief, told, final }) => (
              <tr key={`${effect} ${creature}`}>
                <th scope="row">{named(view, creature)}</th>
                <td>
                  {view.creatures[user]?.sheet?.abilities.find(({ key }) => key === ability)?.name ?? ability} of{' '}
                  {named(view, user)}
                </td>
                <td>
                  {belief}
                  {told && <span className="hint"> was told: 4 more on the save</span>}
                  {final && <span className="hint"> no proof will convince it</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
