import { ButtonLink } from '@/components/kit/button';
import { KEYED } from '@/components/kit/keyed';
import { CheckItem, Checks } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Todo } from '@/components/kit/todo';
import { some } from '@/lib/engine/rules/kernel/say';
import type { Check } from '@/lib/features/review/model';

/** What is open before going on, worst first as the list has it. */
export function CheckList({ checks, next }: { checks: readonly Check[]; next: string | null }) {
  const open = checks.filter((check) => check.state === 'todo' || check.state === 'ask').length;
  return (
    <Section
      title={next === null ? 'The week' : `Before ${next}`}
      more={open === 0 ? 'nothing is open' : `${some(open, 'thing')} open`}
    >
      <Checks>
        {checks.map((check) => (
          <CheckItem
            key={check.id}
            state={<Todo state={check.state} />}
            what={check.what}
            act={
              check.to !== null && (
                <ButtonLink look="small" href={check.to.href} {...KEYED.item}>
                  {check.to.word}
                </ButtonLink>
              )
            }
          >
            {check.detail}
          </CheckItem>
        ))}
      </Checks>
    </Section>
  );
}
