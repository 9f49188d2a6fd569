import type { ReactNode } from 'react';
import type { RulesetId } from '@/lib/rules/kernel/ruleset';
import type { TableFrame } from '@/lib/tables/page';
import type { Actor } from '@/lib/week/types';
import { CrisisCollideBoard } from './crisis-collide';

/** What a rulebook's board is drawn from: the frame around it, who asks, and what the address asks for. */
export interface BoardProps {
  readonly frame: TableFrame;
  readonly actor: Actor | null;
  readonly asked: Record<string, string | string[] | undefined>;
  readonly zone: string;
  readonly now: Date;
}

/** The board of each rulebook that has one: its page under the frame that all tables share. */
export const BOARDS: Readonly<Partial<Record<RulesetId, (props: BoardProps) => Promise<ReactNode>>>> = {
  'crisis-collide': CrisisCollideBoard,
};
