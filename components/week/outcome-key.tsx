import { Outcome } from '@/components/kit/outcome';
import type { Outcome as OutcomeTerm } from '@/lib/engine/rules/kernel/ruling';

const KEY: readonly { readonly outcome: OutcomeTerm; readonly meaning: string; readonly recharge: string }[] = [
  { outcome: 'Resolved', meaning: 'It hit, and its effect was applied.', recharge: 'its cooldown' },
  {
    outcome: 'Resolved without effect',
    meaning: 'A chance failed, or a random target was immune.',
    recharge: 'its cooldown',
  },
  { outcome: 'Failed', meaning: 'It never hit: no valid target at its time.', recharge: 'none' },
  { outcome: 'Nullified', meaning: 'Its effect does not take place.', recharge: 'one week' },
  { outcome: 'Invalidated', meaning: 'Made impossible before it resolved.', recharge: 'full' },
  { outcome: 'Cancelled', meaning: 'Its user was possessed after it was declared.', recharge: 'none' },
  { outcome: 'Rejected', meaning: 'Not a valid declaration; it never counted.', recharge: 'none' },
  { outcome: 'Unclear', meaning: 'The words fit nothing, or more than one thing.', recharge: 'an admin asks' },
  { outcome: 'Pending', meaning: 'Declared, and waiting for its time.', recharge: 'not yet known' },
];

/** What each outcome means and costs. */
export function OutcomeKey() {
  return (
    <section className="key">
      <table className="t">
        <caption>The nine outcomes</caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Meaning</th>
            <th scope="col">Recharge</th>
          </tr>
        </thead>
        <tbody>
          {KEY.map(({ outcome, meaning, recharge }) => (
            <tr key={outcome}>
              <th scope="row">
                <Outcome outcome={outcome} />
              </th>
              <td>{meaning}</td>
              <td className="mid">{recharge}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">A Pre-Battle ability pays its own recharge whatever becomes of it.</p>
    </section>
  );
}
