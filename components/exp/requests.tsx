import type { ReactNode } from 'react';
import { Headline, Item } from '@/components/kit/pieces';
import { Heading, Section } from '@/components/kit/section';
import { Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { ExpRequestLine } from '@/lib/record/exp/requests';

/** One request, and under it what can be done about it. */
export function RequestItem({ line, zone, children }: { line: ExpRequestLine; zone: string; children?: ReactNode }) {
  return (
    <Item id={`r-${line.id}`}>
      <Headline>
        <Heading size="4">
          {line.merc.name}, {line.kind}, {line.exp} EXP
        </Heading>
        <Muted size="dense">
          {line.team.name}, <Time at={line.at} zone={zone} />
          {line.answer !== null && `, ${line.answer}`}
        </Muted>
      </Headline>
      <p>{line.words}</p>
      {line.because !== null && <p>Refused: {line.because}</p>}
      {children}
    </Item>
  );
}

/** Those that were answered; nothing where there is none. */
export function AnsweredRequests({ answered, zone }: { answered: readonly ExpRequestLine[]; zone: string }) {
  if (answered.length === 0) return null;
  return (
    <Section title="Answered">
      {answered.map((line) => (
        <RequestItem key={line.id} line={line} zone={zone} />
      ))}
    </Section>
  );
}
