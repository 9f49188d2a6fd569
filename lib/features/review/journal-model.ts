import type { TeamName, Told } from '../../record/views/model';
import type { OrderPreview } from '../../record/week/confirm';

/** What stands in a week's journal, as admins read it: sealed orders are named and never told. Times are ISO. */
export interface JournalPage {
  readonly zone: string;
  readonly week: number;
  /** Of this season, in order. */
  readonly weeks: readonly number[];
  /** Acts can still be taken back. */
  readonly open: boolean;
  readonly phase: string;
  /** The newest first. */
  readonly acts: readonly JournalAct[];
  /** The newest act that can be taken back and takes nothing back itself. */
  readonly last: JournalAct | null;
  /** What a roll back would go back to. */
  readonly rollBack: { readonly from: string; readonly to: string } | null;
  /** Pass it on to see what is older; null: this is all. */
  readonly before: number | null;
}

/** What was done at one time: one entry or several that count together. */
export interface JournalAct {
  /** The id of its first entry. */
  readonly id: string;
  readonly seq: number;
  readonly at: string;
  readonly who: string;
  readonly what: readonly string[];
  readonly because: string | null;
  /** The act that took it back; null: it stands. */
  readonly takenBack: Told | null;
  /** It found nothing to amend, and why. */
  readonly orphaned: string | null;
  /** The admin who did it led this team, whose match it touched. */
  readonly ownMatch: TeamName | null;
  readonly can: 'undo' | 'roll back' | null;
}

export interface ActPage {
  readonly zone: string;
  readonly week: number;
  readonly act: JournalAct;
  /** Its week is closed: taking it back puts that week right, and rules all later ones again. */
  readonly closed: boolean;
  /** Why it cannot be taken back; null: it can. */
  readonly barrier: string | null;
  /** Rulings that are in force and came from it. */
  readonly rulings: readonly { readonly id: string; readonly title: string }[];
  readonly own: OwnMatchNote | null;
}

export interface RollBackPage {
  readonly zone: string;
  readonly week: number;
  readonly from: string;
  readonly to: string;
  readonly hours: number;
  /** What was played since the phase began. */
  readonly since: readonly JournalAct[];
  readonly own: OwnMatchNote | null;
}

/** What an admin who leads a team is told before an act that touches the team's own match. */
export interface OwnMatchNote {
  readonly team: TeamName;
  /** The season keeps admins from such acts. */
  readonly barred: boolean;
}

/** What an act would change before it is saved, and what to hand back with it. */
export interface ActPreview extends OrderPreview {
  readonly own: OwnMatchNote | null;
}

/** A second version of a post that waits for an admin. */
export interface EditLine {
  /** The entry that proposed it. */
  readonly id: string;
  readonly at: string;
  readonly postedAt: string;
  readonly team: TeamName;
  /** The leader. */
  readonly by: string;
  readonly before: string;
  readonly after: string;
}
export interface EditPage {
  readonly zone: string;
  readonly edit: EditLine;
  readonly own: OwnMatchNote | null;
}

/** A correction that found nothing to correct after the week was ruled again. */
export interface OrphanLine {
  readonly act: JournalAct;
  /** The ruling that it was about, where it is still there. */
  readonly ruling: string | null;
}
