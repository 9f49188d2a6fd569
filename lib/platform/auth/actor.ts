/** Who acts or looks: the row of a user as read for this very request. */
export interface Actor {
  readonly id: string;
  /** Immutable: what the journal names people by. */
  readonly key: string;
  readonly name: string;
  readonly role: 'player' | 'leader' | 'admin' | 'owner';
  /** The key of the team that it leads in the open season; null: none. An admin may lead one too. */
  readonly team: string | null;
}
