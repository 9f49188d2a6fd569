import { describe, expect, it } from 'vitest';
import { deviantsScenarios } from '../../../lib/engine/scenarios/deviants/scenario';
import { scenariosOf } from '../../support/scenarios';

for (const folder of ['tests/cases/deviants', 'tests/cases/deviants-house'])
  describe(folder, () => {
    for (const source of scenariosOf(folder)) {
      const report = deviantsScenarios.run(source);
      it(report.name, () => expect(report.differences).toEqual([]));
    }
  });
