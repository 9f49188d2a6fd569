import type { Dice } from '../kernel/dice';
import type { Envelope, Ruleset } from '../kernel/ruleset';
import { attackNow } from './attack';
import type { Command, Order } from './command';
import { prove, say, study } from './disbelief';
import { dismiss, slip } from './dismissing';
import { elapse } from './elapse';
import { type Entry, entrySchema } from './entry';
import { recoverSpells } from './expenditure';
import { happen } from './happening';
import type { Lexicon } from './orders';
import { applyOverrides, override } from './override';
import { begin, isCreature, nameOf, noCreature, note, type Play, rule } from './play';
import type { Ruling } from './record';
import { rulebook } from './rulebook';
import { type Setup, setupSchema } from './setup';
import { close, open, type State } from './state';
import { deliver } from './touch';
import { endOwnTurn, goTo } from './turn';
import { use } from './use';
import { type View, view } from './view';
import { lexicon } from './vocabulary';

/** Tabletop abilities: a game master's encounter, played by post. */
export const tabletop: Ruleset<Setup, State, Entry, View, Ruling, Lexicon> = {
  id: 'tabletop',
  version: '1.1.0',
  stateVersion: 1,
  rulebook,
  setup: setupSchema,
  entry: entrySchema,
  open,
  step,
  close,
  rulings: ({ log }) => log.filter((item) => item.kind === 'ruling'),
  vocabulary: lexicon,
  view,
};

function step(state: State, entry: Entry, dice: Dice): State {
  const play = begin(state, entry, dice);
  const who = whoOf(entry);
  const stranger = who === null || isCreature(state, who) ? null : who;
  if (stranger !== null)
    rule(play, entry.kind, {
      by: stranger,
      outcome: 'Rejected',
      cites: ['input:refused'],
      reason: noCreature(play.state, stranger),
      secret: entry.kind === 'study' || entry.kind === 'say' || entry.kind === 'proof',
    });
  else enter(play, entry);
  const { overrides = [] }: Envelope = entry;
  applyOverrides(play, overrides);
  return play.state;
}

/** The creature that an entry is of; null: it is of none. */
function whoOf(entry: Entry): string | null {
  switch (entry.kind) {
    case 'turn':
    case 'end':
    case 'recover':
      return entry.creature;
    case 'happens':
      return entry.to;
    case 'elapse':
    case 'ruling':
      return null;
    default:
      return entry.by;
  }
}

function enter(play: Play, entry: Entry): void {
  switch (entry.kind) {
    case 'post':
      for (const { command } of entry.orders) obey(play, entry.by, command);
      return;
    case 'order':
      obey(play, entry.by, entry.command);
      return;
    case 'turn':
      goTo(play, entry.creature);
      return;
    case 'end':
      endOwnTurn(play, entry.creature);
      return;
    case 'happens':
      happen(play, entry);
      return;
    case 'study':
      study(play, entry.by, entry.illusion, entry.careful, entry.odd);
      return;
    case 'say':
      say(play, entry.by, entry.illusion, entry.to);
      return;
    case 'proof':
      prove(play, entry.by, entry.illusion);
      return;
    case 'elapse':
      elapse(play, entry.rounds);
      return;
    case 'recover':
      recoverSpells(play, entry.creature);
      note(play, 'recover', entry.creature, `${nameOf(play.state, entry.creature)} has its spells back.`, [
        'expend:spells',
      ]);
      return;
    case 'ruling':
      override(play, entry);
      return;
  }
}

function obey(play: Play, by: string, command: Command | Order['command']): void {
  switch (command.do) {
    case 'use':
      use(play, by, command);
      return;
    case 'dismiss':
      dismiss(play, by, command);
      return;
    case 'touch':
      deliver(play, by, command);
      return;
    case 'attack':
      attackNow(play, by, command);
      return;
    case 'slip':
      slip(play, by);
      return;
    case 'nothing':
      rule(play, 'order', {
        by,
        outcome: 'Rejected',
        cites: ['input:refused'],
        reason: `“${command.words}” is no order that can be read.`,
      });
      return;
  }
}
