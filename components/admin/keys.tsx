import { type Key, KeyList, Keys } from '@/components/kit/keys';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';

const NEXT: readonly Key[] = [
  { key: 'j', does: 'next item' },
  { key: 'k', does: 'previous item' },
];
const UNDO: Key = {
  key: 'u',
  does: 'undo: the act in this row, or else the last act; you see what that changes first',
};
const HELP: Key = { key: '?', does: 'this list' };

/** The keys of each room: the same key does the same in all of them. */
const ROOMS = {
  review: [
    ...NEXT,
    { key: 'a', does: 'tick the ruling, or take its tick away; “Approve what is ticked” saves' },
    { key: 'o', does: 'override or strike the ruling; you see what that changes first' },
    UNDO,
    HELP,
  ],
  control: [...NEXT, { key: 'a', does: 'choose the effect, or take the choice away' }, UNDO, HELP],
  journal: [...NEXT, UNDO, HELP],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

/** The keys of a room: they work with scripts, and stand here as text in any case. */
export function RoomKeys({ room }: { room: keyof typeof ROOMS }) {
  const keys = ROOMS[room];
  return (
    <Section above={7} id="keys" title="Keyboard" more="while no field has the focus">
      <KeyList keys={keys} />
      <noscript>
        <Hint>The keys need JavaScript; everything that they do has a button or a link above.</Hint>
      </noscript>
      <Keys keys={keys} />
    </Section>
  );
}
