import { describe, expect, it } from 'vitest';
import { draw } from '@/lib/engine/dice/draw';
import { drawLabel, onlyThrown, recorded, seededDice } from '@/lib/engine/dice/stream';
import type { DieLabel } from '@/lib/engine/rules/kernel/dice';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const LABEL: DieLabel = { merc: 'golem', ability: 'golem/the-word-erased', day: 4, use: 1, draw: 1 };

describe("a week's dice", () => {
  const dice = seededDice(SEED, 'lantern/3', 0);

  it('are drawn under the stream, the epoch and what they are thrown for', () => {
    const text = 'lantern/3 | epoch 0 | golem | golem/the-word-erased | day 4 | use 1 | draw 1';
    expect(drawLabel('lantern/3', 0, LABEL)).toBe(text);
    expect(dice.roll(LABEL, 6)).toBe(3);
    expect(dice.roll(LABEL, 100)).toBe(draw(SEED, text, 100));
  });

  it('fall alike however often and in whatever order they are thrown', () => {
    const many = (sides: number) => [1, 2, 3, 4, 5].map((nth) => dice.roll({ ...LABEL, draw: nth }, sides));
    const first = many(1000);
    dice.roll({ ...LABEL, merc: 'circe' }, 1000);
    expect(many(1000)).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  it.each([
    ['stream', seededDice(SEED, 'lantern/4', 0), LABEL],
    ['epoch', seededDice(SEED, 'lantern/3', 1), LABEL],
    ['merc', dice, { ...LABEL, merc: 'circe' }],
    ['ability', dice, { ...LABEL, ability: 'golem/clay' }],
    ['day', dice, { ...LABEL, day: 5 }],
    ['use', dice, { ...LABEL, use: 2 }],
  ])('are others for another %s', (_, other, label) => {
    expect(other.roll(label, 2 ** 32)).not.toBe(dice.roll(LABEL, 2 ** 32));
  });

  it('show in a preview as they fell, and by chance where nobody has thrown them', () => {
    const kept = recorded(dice);
    const value = kept.roll(LABEL, 6);
    const inPreview = onlyThrown(dice, kept.thrown);
    expect(inPreview.roll(LABEL, 6)).toBe(value);
    expect(inPreview.roll({ ...LABEL, draw: 2 }, 6)).toBeNull();
  });
});
