import { ButtonLink } from '@/components/kit/button';
import { LineList, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Todo, type TodoState } from '@/components/kit/todo';
import { inList, some } from '@/lib/engine/rules/kernel/say';
import type { FirstSteps as Steps } from '@/lib/features/accounts/first-steps';

interface Step {
  readonly title: string;
  readonly state: TodoState;
  readonly says: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

function stepsOf({ begun, people, invited, protected: safe }: Steps): readonly Step[] {
  const here = [people > 0 && some(people, 'account'), invited > 0 && some(invited, 'open invite')];
  const who = here.filter((one) => one !== false);
  return [
    {
      title: 'Open a season',
      state: 'todo',
      says:
        begun.length === 0
          ? 'Its name and zone, rules, calendar, teams and mercs, step by step; you can leave and go on at any time. Nothing is public before you open it.'
          : 'You have begun, and nothing of it is public yet. Go on where you left:',
      links: [
        ...begun.map(({ id, name }) => ({ href: `/seasons/new/${id}`, text: name })),
        { href: '/seasons/new', text: begun.length === 0 ? 'Open a season' : 'Begin another' },
        { href: '/seasons/columns', text: 'Templates for a spreadsheet' },
      ],
    },
    {
      title: 'Invite people',
      state: people > 0 ? 'done' : invited > 0 ? 'look' : 'todo',
      says:
        who.length === 0
          ? 'Admins who help you, and the leaders of the teams: each gets a link of their own. A leader’s team can be said now or once the season is open.'
          : `Beside you: ${inList(who)}.`,
      links: [{ href: '/admin/accounts', text: 'Accounts and invites' }],
    },
    {
      title: 'Protect your account',
      state: safe ? 'done' : 'todo',
      says: safe
        ? 'It asks for a second step as you sign in.'
        : 'Whoever has your password has the site. A passkey or a code beside the password keeps them out.',
      links: safe ? [] : [{ href: '/account#second-step', text: 'Two-step sign-in' }],
    },
    {
      title: 'Look around first',
      state: 'look',
      says: 'What each page is for, and the rules that the site knows, clause by clause.',
      links: [
        { href: '/help', text: 'Help' },
        { href: '/rules', text: 'Rules' },
      ],
    },
  ];
}

/** What whoever runs a new site does next, until the first season is open. */
export function FirstSteps({ steps }: { steps: Steps }) {
  return (
    <Section above={5} title="Next steps" more="until the first season is open">
      <LineList look="open" ordered>
        {stepsOf(steps).map(({ title, state, says, links }) => (
          <li key={title}>
            <Row>
              <strong>{title}</strong>
              <Todo state={state} />
            </Row>
            <Hint>{says}</Hint>
            {links.length > 0 && (
              <Row above={2}>
                {links.map(({ href, text }) => (
                  <ButtonLink key={href} href={href}>
                    {text}
                  </ButtonLink>
                ))}
              </Row>
            )}
          </li>
        ))}
      </LineList>
    </Section>
  );
}
