import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of this machine, as far as it can be seen. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All processes that run now; those that only wait to be reaped are left out. */
export function processes(): readonly Process[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** The children of a process, and theirs. */
export function descendants(pid: number, all = processes()): readonly Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendants(child.pid, all)]);
}

/** Waits until none of these runs. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  while (processes().some(({ pid }) => pids.includes(pid))) await sleep(20);
}

// A bare Debian has no `ps`.
function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state?.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }] : [];
  });
}
