import { Clause } from '@/components/kit/clause';
import { Glyph, type GlyphName } from '@/components/kit/glyph';
import { RollScale } from '@/components/kit/roll';
import { SectionHead } from '@/components/kit/section';
import type { StepName, Verdict } from '@/lib/engine/rules/kernel/ruling';
import { stepNumber } from '@/lib/features/season/argument';
import type { ArguedStep, RollLine, RulingPage } from '@/lib/features/season/model';
import { dicePath } from '@/lib/record/views/address';

const VERDICTS: Record<Verdict, { readonly look: string; readonly glyph: GlyphName | null; readonly word: string }> = {
  passed: { look: 'yes', glyph: 'resolved', word: 'Passed' },
  stopped: { look: 'stop', glyph: 'rejected', word: 'Stopped here' },
  none: { look: 'none', glyph: null, word: 'Nothing asked' },
  waits: { look: 'turn', glyph: 'pending', word: 'Not reached yet' },
  turned: { look: 'turn', glyph: 'change', word: 'Passed, and turned' },
  chance: { look: 'turn', glyph: 'pending', word: 'By chance' },
};
/** Of these, "nothing asked" has a better word. */
const NONE: Partial<Record<StepName, string>> = { Costs: 'Nothing due', Targeting: 'No target wanted' };

function Pick({ line }: { line: RollLine }) {
  return (
    <ol className="faces">
      {line.among.map((name, face) => (
        <li key={name} className={face + 1 === line.roll.value ? 'picked' : undefined}>
          <span className="num">{face + 1}</span> {name}
          {face + 1 === line.roll.value && <span className="mid"> picked</span>}
        </li>
      ))}
    </ol>
  );
}

function Step({ season, step, seedHash, week }: { season: string; step: ArguedStep; seedHash: string; week: number }) {
  const number = stepNumber(step.step);
  const { look, glyph, word } = VERDICTS[step.verdict];
  return (
    <li className="step" id={`step-${number}`} value={number}>
      <div className="n" aria-hidden="true">
        {number}
      </div>
      <div className="st">
        <h3>
          {step.step}{' '}
          <span className={`verdict ${look}`}>
            {glyph ? <Glyph name={glyph} /> : <span className="dashglyph" aria-hidden="true" />}
            {step.verdict === 'none' ? (NONE[step.step] ?? word) : word}
          </span>
        </h3>
        <p>{step.text}</p>
        {step.rolls.map((line) => (
          <RollScale key={line.roll.label} roll={line.roll}>
            {line.among.length > 0 && <Pick line={line} />}
            Drawn as <code>{line.roll.label}</code> from the week’s seed, whose hash was shown when the week opened:{' '}
            <code className="hash">{seedHash}</code>. <a href={`${dicePath(season)}?week=${week}`}>How to check it</a>
          </RollScale>
        ))}
      </div>
      {step.clauses.length > 0 && (
        <div className="margin">
          {step.clauses.map(({ id, title, gist }) => (
            <p key={id}>
              <Clause season={season} id={id} />
              <span>{gist === '' ? title : gist}</span>
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

/** The argument: the steps of resolution, each with its verdict and the clauses in its margin. */
export function Argument({ season, page }: { season: string; page: RulingPage }) {
  if (page.steps.length === 0) return null;
  return (
    <section className="args">
      <SectionHead title="Why" more="step by step, each with the clause it rests on" />
      <ol className="steps">
        {page.steps.map((step) => (
          <Step season={season} key={step.step} step={step} seedHash={page.seedHash} week={page.line.week} />
        ))}
      </ol>
    </section>
  );
}

/** Of an unclear post: what it may have meant. */
export function Candidates({ page }: { page: RulingPage }) {
  if (page.candidates.length === 0) return null;
  return (
    <section className="args">
      <SectionHead title="What it may have meant" more="the readings that an admin chooses from" />
      <ul className="follow">
        {page.candidates.map(({ ability, merc, targets, note }) => (
          <li key={`${merc.key} ${ability} ${targets.map((target) => target.key).join()}`}>
            <span className="voice">{ability}</span>{' '}
            <span className="mid">
              {merc.name}
              {targets.length > 0 && ` → ${targets.map((target) => target.name).join(', ')}`}
              {note !== '' && `; ${note}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
