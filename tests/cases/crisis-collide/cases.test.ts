import { describe, expect, it } from 'vitest';
import { crisisCollideScenarios } from '../../../lib/engine/scenarios/crisis-collide/scenario';
import { scenariosOf } from '../../support/scenarios';

for (const folder of ['tests/cases/crisis-collide', 'tests/cases/crisis-collide-house'])
  describe(folder, () => {
    for (const source of scenariosOf(folder)) {
      const report = crisisCollideScenarios.run(source);
      it(report.name, () => expect(report.differences).toEqual([]));
    }
  });
