import { complain } from './start/say.mjs';
import type { Settings } from './start/settings.mjs';

/** What a command is run with. */
export interface CommandContext {
  readonly settings: Settings;
  /** Aborted when it is to end early. */
  readonly stop: AbortSignal;
}

type Command = (args: readonly string[], context: CommandContext) => Promise<number>;

/** Each is loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./backup')).backup,
  doctor: async () => (await import('./doctor')).doctor,
  restore: async () => (await import('./restore')).restore,
  worker: async () => (await import('./worker')).worker,
};

/** Runs a command; its exit code. */
export async function commands(name: string | undefined, args: readonly string[], context: CommandContext) {
  const load = COMMANDS[name ?? ''];
  if (load) return (await load())(args, context);
  complain({ message: `There is no command ${name ?? ''}.`, next: `There are ${Object.keys(COMMANDS).join(', ')}.` });
  return 1;
}
