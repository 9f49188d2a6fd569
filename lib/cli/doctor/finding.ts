/** What the doctor found of one thing. */
export interface Finding {
  /** What was looked at: `journal`, `seeds`, `disk` … */
  readonly about: string;
  /** `bad`: something is wrong or lost. `warning`: nothing is wrong yet. `fine`. */
  readonly state: 'fine' | 'warning' | 'bad';
  readonly message: string;
  /** What to do. */
  readonly next?: string;
}

export const fine = (about: string, message: string): Finding => ({ about, state: 'fine', message });
export const warning = (about: string, message: string, next: string): Finding => ({
  about,
  state: 'warning',
  message,
  next,
});
export const bad = (about: string, message: string, next: string): Finding => ({ about, state: 'bad', message, next });
