import { ButtonLink } from '@/components/kit/button';
import { SectionHead } from '@/components/kit/section';
import { Todo } from '@/components/kit/todo';
import { some } from '@/lib/engine/rules/kernel/say';
import type { Check } from '@/lib/features/review/model';

/** What is open before going on, worst first as the list has it. */
export function CheckList({ checks, next }: { checks: readonly Check[]; next: string | null }) {
  const open = checks.filter((check) => check.state === 'todo' || check.state === 'ask').length;
  return (
    <section>
      <SectionHead
        title={next === null ? 'The week' : `Before ${next}`}
        more={open === 0 ? 'nothing is open' : `${some(open, 'thing')} open`}
      />
      <ul className="checks">
        {checks.map((check) => (
          <li className="ck" key={check.id}>
            <Todo state={check.state} />
            <div>
              <p className="voice">{check.what}</p>
              <p className="mid">{check.detail}</p>
            </div>
            <div>
              {check.to !== null && (
                <ButtonLink look="small" href={check.to.href}>
                  {check.to.word}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
