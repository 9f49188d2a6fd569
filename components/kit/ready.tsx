export type Readiness = 'yes' | 'no' | 'used' | 'always';

interface Props {
  state: Readiness;
  /** The word beside the shape: "ready", "from week 5", "used", "always on". */
  children: string;
  /** In a grid: on a phone the shape stands alone, and the word is left to screen readers. */
  narrow?: boolean;
}

/** Whether an ability may be declared: a disc is ready, a ring rests, a diamond is used, a line is always on. */
export function Ready({ state, children, narrow = false }: Props) {
  return (
    <span className={`ready ${state}`}>
      <span className="dot" aria-hidden="true" />
      {narrow ? <span className="cw">{children}</span> : children}
    </span>
  );
}
