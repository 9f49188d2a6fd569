import { describe, expect, it } from 'vitest';
import { reportText } from '../../../lib/engine/scenarios/print';
import { runTabletop } from '../../../lib/engine/scenarios/tabletop/scenario';
import { expectPlainJson, freeze } from '../../rules/support/plain';
import { scenariosOf } from '../../support/scenarios';

/** Every case of Tabletop, each a test by its name; every state on the way must be plain JSON that nobody changes. */
for (const folder of ['tests/cases/tabletop', 'tests/cases/tabletop-house'])
  describe(folder, () => {
    for (const source of scenariosOf(folder)) {
      const report = runTabletop(source, (state) => expectPlainJson(freeze(state)));
      it(report.name, () => expect(report.ok, reportText(report)).toBe(true));
    }
  });
