/** Who acts or looks: the row of a user as read for this very request. */
export interface Actor {
  readonly id: string;
  /** Immutable: what the journal names people by. */
  readonly key: string;
  readonly name: string;
  readonly role: 'player' | 'leader' | 'admin' | 'owner';
  /** The key of the season that `team` is about; null: none was asked for, and `team` is null. */
  readonly season: string | null;
  /** Where the site asks it of admins and owners: whether they have set up a second step. Absent: it is not asked. */
  readonly secondStep?: boolean;
  /** The key of the team that it leads in that season; null: none. An admin may lead one too. */
  readonly team: string | null;
  /**
   * What its team ordered in the open phase stays sealed to it until that closes: an admin could have come by its session, or gave it
   * the team meanwhile. Absent: it is not.
   */
  readonly sealed?: boolean;
}

/** The team whose secrets somebody may see in that season; null: none. */
export const eyesOf = (actor: Pick<Actor, 'team' | 'sealed'> | null): string | null =>
  actor === null || actor.sealed ? null : actor.team;

/** Who acts or looks within a season: whoever acts elsewhere is not one. */
export interface SeasonActor extends Actor {
  readonly season: string;
}
