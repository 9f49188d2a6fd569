import type { ReactNode } from 'react';
import type { TableRulesetId } from '@/lib/engine/rules/kernel/ruleset';
import type { Actor } from '@/lib/platform/auth/actor';
import type { TableFrame } from '@/lib/record/tables/page';
import { CrisisCollideBoard } from './crisis-collide';
import { DeviantsBoard } from './deviants';
import { TabletopEncounter } from './tabletop';

/** What a rulebook's board is drawn from: the frame around it, who asks, and what the address asks for. */
export interface BoardProps {
  readonly frame: TableFrame;
  readonly actor: Actor | null;
  readonly asked: Record<string, string | string[] | undefined>;
  readonly zone: string;
  readonly now: Date;
}

/** What a rulebook shows under the frame that all tables share. */
interface BoardEntry {
  readonly Board: (props: BoardProps) => Promise<ReactNode>;
  /** Whether `/tables/NUMBER/override` is there for it. */
  readonly overrides: boolean;
}

/** Each rulebook that has a page. */
export const BOARDS = {
  'crisis-collide': { Board: CrisisCollideBoard, overrides: true },
  tabletop: { Board: TabletopEncounter, overrides: false },
  deviants: { Board: DeviantsBoard, overrides: false },
} as const satisfies Record<TableRulesetId, BoardEntry>;
