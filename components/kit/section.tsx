import type { ReactNode } from 'react';

/** The head of a section under its ink rule; `more` qualifies it, small, at the right. */
export function SectionHead({ title, more, id }: { title: ReactNode; more?: ReactNode; id?: string }) {
  return (
    <div className="sec">
      <h2 id={id}>{title}</h2>
      {more !== undefined && <span className="more">{more}</span>}
    </div>
  );
}

/** A team as one side of a match: a filled square attacks, a hollow one defends. */
export function Side({ attacks, children }: { attacks: boolean; children: ReactNode }) {
  return <span className={attacks ? 'side atk' : 'side'}>{children}</span>;
}
