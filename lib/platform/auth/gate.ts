/** Lets a few in at once, keeps some waiting in order, and sends the rest away. */
export class Gate {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: { readonly atOnce: number; readonly waiting: number }) {}

  /** @returns what the work gave, or null where too many wait already. A throw of the work is passed on. */
  async run<T>(work: () => Promise<T>): Promise<{ readonly value: T } | null> {
    if (this.inside >= this.limits.atOnce) {
      if (this.line.length >= this.limits.waiting) return null;
      // Whoever leaves hands its place over, so that nobody overtakes.
      await new Promise<void>((enter) => this.line.push(enter));
    } else {
      this.inside += 1;
    }
    try {
      return { value: await work() };
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}
