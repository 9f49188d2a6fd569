import type { VerdictView } from '@/components/kit/argument';
import { Faces, Step, Steps } from '@/components/kit/argument';
import { Clause } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { LineList } from '@/components/kit/layout';
import { RollScale } from '@/components/kit/roll';
import { Section } from '@/components/kit/section';
import { Code, Muted, Voice } from '@/components/kit/text';
import type { StepName, Verdict } from '@/lib/engine/rules/kernel/ruling';
import { stepNumber } from '@/lib/features/season/argument';
import type { ArguedStep, RulingPage } from '@/lib/features/season/model';
import { dicePath } from '@/lib/record/views/address';

const VERDICTS: Record<Verdict, VerdictView> = {
  passed: { look: 'passed', glyph: 'resolved', words: 'Passed' },
  stopped: { look: 'stopped', glyph: 'rejected', words: 'Stopped here' },
  none: { look: 'nothing', glyph: null, words: 'Nothing asked' },
  waits: { look: 'turned', glyph: 'pending', words: 'Not reached yet' },
  turned: { look: 'turned', glyph: 'change', words: 'Passed, and turned' },
  chance: { look: 'turned', glyph: 'pending', words: 'By chance' },
};
/** Of these, "nothing asked" has a better word. */
const NONE: Partial<Record<StepName, string>> = { Costs: 'Nothing due', Targeting: 'No target wanted' };

interface StepProps {
  season: string;
  step: ArguedStep;
  seedHash: string;
  week: number;
  /** Its dice are published. */
  closed: boolean;
}

function ArgumentStep({ season, step, seedHash, week, closed }: StepProps) {
  const verdict = VERDICTS[step.verdict];
  const words = step.verdict === 'none' ? (NONE[step.step] ?? verdict.words) : verdict.words;
  return (
    <Step
      number={step.title === null ? null : stepNumber(step.step)}
      title={step.title}
      verdict={{ ...verdict, words }}
      text={step.text}
      margin={
        step.clauses.length === 0
          ? undefined
          : step.clauses.map(({ id, title, gist }) => (
              <p key={id}>
                <Clause season={season} id={id} />
                <span>{gist === '' ? title : gist}</span>
              </p>
            ))
      }
    >
      {step.rolls.map(({ roll, among }) => (
        <RollScale key={roll.label} roll={roll}>
          {among.length > 0 && <Faces names={among} picked={roll.value} />}
          Drawn as{' '}
          <Gloss term="dice label">
            <Code>{roll.label}</Code>
          </Gloss>{' '}
          from the week’s <Gloss term="seed">seed</Gloss>, whose hash was shown when the week opened:{' '}
          <Code anywhere>{seedHash}</Code>.{' '}
          <a href={closed ? `${dicePath(season)}?week=${week}#draws` : `${dicePath(season)}#how`}>
            {closed ? 'How to check it' : 'How to check it, once the week closes'}
          </a>
        </RollScale>
      ))}
    </Step>
  );
}

/** The argument: the steps of resolution, each with its verdict and the clauses in its margin. */
export function Argument({ season, page }: { season: string; page: RulingPage }) {
  if (page.steps.length === 0) return null;
  return (
    <Section
      above={6}
      title="Why"
      more={
        page.steps.some(({ title }) => title !== null)
          ? 'step by step, each with the clause it rests on'
          : 'with the clauses it rests on'
      }
    >
      <Steps>
        {page.steps.map((step) => (
          <ArgumentStep
            season={season}
            key={step.step}
            step={step}
            seedHash={page.seedHash}
            week={page.line.week}
            closed={page.weekClosed}
          />
        ))}
      </Steps>
    </Section>
  );
}

/** Of an unclear post: what it may have meant. */
export function Candidates({ page }: { page: RulingPage }) {
  if (page.candidates.length === 0) return null;
  return (
    <Section above={6} title="What it may have meant" more="the readings that an admin chooses from">
      <LineList look="open">
        {page.candidates.map(({ ability, merc, targets, note }) => (
          <li key={`${merc.key} ${ability} ${targets.map((target) => target.key).join()}`}>
            <Voice>{ability}</Voice>{' '}
            <Muted>
              {merc.name}
              {targets.length > 0 && ` → ${targets.map((target) => target.name).join(', ')}`}
              {note !== '' && `; ${note}`}
            </Muted>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
