import type { Outcome } from '../engine/rules/kernel/ruling';
import type { NewEntry } from '../engine/rules/mercenaries/entry';
import type { Match } from '../engine/rules/mercenaries/setup';

/** Those who play the demo season, by the key that the journal knows them by. */
export const DEMO_PEOPLE = [
  { key: 'ines', name: 'Ines', role: 'owner', team: null },
  { key: 'joaquim', name: 'Joaquim', role: 'admin', team: null },
  { key: 'odile', name: 'Odile', role: 'leader', team: 'chateau-dif' },
  { key: 'halvard', name: 'Halvard', role: 'leader', team: 'the-borgo-pass' },
  { key: 'wen', name: 'Wen', role: 'leader', team: 'flower-fruit-mountain' },
  { key: 'vasya', name: 'Vasya', role: 'leader', team: 'the-hut-on-hens-legs' },
  { key: 'tam', name: 'Tam', role: 'leader', team: 'greenwood' },
  { key: 'bram', name: 'Bram', role: 'leader', team: 'ingolstadt' },
  { key: 'ianthe', name: 'Ianthe', role: 'leader', team: 'the-labyrinth' },
  { key: 'pilar', name: 'Pilar', role: 'leader', team: 'the-reform-club' },
  { key: 'quill', name: 'Quill', role: 'player', team: null },
] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];
export type Leader = Extract<DemoPerson, { readonly role: 'leader' }>['key'];
export type Admin = Extract<DemoPerson, { readonly role: 'admin' | 'owner' }>['key'];

/** When it was done, in hours since the week opened. */
interface When {
  readonly at: number;
}
type Bare<Kind extends NewEntry['kind'], Drop extends string = never> = Omit<
  Extract<NewEntry, { kind: Kind }>,
  'by' | Drop
>;

/** What a leader does: the entry but for who did it, which the script's `who` says. */
export type LeaderAct = When & {
  readonly who: Leader;
} & (
    | {
        readonly kind: 'post';
        readonly text: string;
        /** What an admin's act refers to it by. */
        readonly as?: string;
      }
    | { readonly kind: 'nonce-commit' | 'nonce-open'; readonly nonce: string }
    | Bare<'roster'>
    | Bare<'bid'>
    | Bare<'defer'>
    | Bare<'hire'>
    | Bare<'choose'>
    | Bare<'link'>
    | Bare<'customize'>
  );

/** What an admin does. `of` is the `as` of a post. */
export type AdminAct = When & {
  readonly who: Admin;
} & (
    | {
        readonly kind: 'advance';
        readonly to: 'Wartime' | 'Battles' | 'Results' | 'Week';
        readonly matches?: readonly Match[];
      }
    | Bare<'day'>
    | Bare<'happens'>
    | Bare<'win'>
    | Bare<'adjust'>
    | { readonly kind: 'strike'; readonly of: string; readonly ability: string; readonly because: string }
    | {
        readonly kind: 'settle';
        readonly of: string;
        readonly ability: string;
        readonly targets: readonly string[];
        readonly because: string;
      }
    | {
        readonly kind: 'override';
        readonly of: string;
        readonly ability: string;
        readonly outcome: Outcome;
        readonly targets?: readonly string[];
        readonly cites: readonly string[];
        readonly because: string;
      }
    /** Approves every ruling that has come to an end and waits for it. */
    | { readonly kind: 'approve' }
  );

export type DemoAct = LeaderAct | AdminAct;
