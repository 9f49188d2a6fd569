import type { DemoAct } from './act';

/** The week that is open: Château d’If against Flower-Fruit Mountain, the Hut against The Borgo Pass. */
export const week2: readonly DemoAct[] = [
  // Peacetime
  {
    at: 0.8,
    who: 'odile',
    kind: 'post',
    text: 'All home again, and the Captain washed. The Château goes on **Waiting and Hoping**.',
  },
  {
    at: 4.3,
    who: 'vasya',
    kind: 'post',
    text: 'The doll has eaten, and says that <b>Morning Is Wiser</b>. <b>Baba Yaga</b> woke up in a good temper. Nobody is to look surprised.',
  },
  {
    at: 9.1,
    who: 'halvard',
    kind: 'post',
    text: 'Extra, extra! [b]Penny Dreadful[/b], with woodcuts. Who is it this week? Even the engraver does not know.',
  },
  { at: 12.2, who: 'wen', kind: 'hire', merc: 'the-clockwork-nightingale', price: 3 },
  { at: 12.24, who: 'wen', kind: 'link', merc: 'the-clockwork-nightingale', to: 'sun-wukong' },
  {
    at: 12.27,
    who: 'wen',
    kind: 'choose',
    ability: 'the-clockwork-nightingale/its-only-tune',
    merc: 'the-clockwork-nightingale',
    choice: 'The Other Waltz',
  },
  {
    at: 12.5,
    who: 'wen',
    kind: 'post',
    text: 'We have bought a bird. It sings, it glitters, it does not eat. The Marshal will have its share: <b>One More Bun</b>.',
  },
  { at: 24, who: 'ines', kind: 'day' },
  {
    at: 30.4,
    who: 'odile',
    kind: 'post',
    text: '**A Face at the Window of Tripitaka**. He only wanted to hear the prayer.',
  },
  {
    at: 41.5,
    who: 'joaquim',
    kind: 'adjust',
    team: 'the-borgo-pass',
    gp: 1,
    because:
      'Pilar added up week 1 by hand and found that the Pass had been charged for a lantern which it had brought itself.',
  },
  { at: 45, who: 'ines', kind: 'approve' },
  { at: 48, who: 'ines', kind: 'advance', to: 'Wartime' },

  // Wartime
  {
    at: 48.4,
    who: 'vasya',
    kind: 'post',
    text: 'Good evening, Count, sit, have some soup. <b>Riddle at the Gate</b>, for <b>Dracula</b>: what comes in without being asked?',
  },
  {
    at: 49.35,
    who: 'odile',
    kind: 'post',
    text: 'Nobody stays dry in my cellars, and this time they were invited. **Ram Nezha**, Captain, and then by all means **Flood**!',
  },
  {
    at: 50.1,
    who: 'halvard',
    kind: 'post',
    text: 'He says that a riddle is not a door, and that he is thinking. In the meantime, once more with feeling: [b]Enthral Ilya Muromets[/b].',
  },
  {
    at: 51.6,
    who: 'halvard',
    kind: 'post',
    text: 'Not before he has slept, it seems. Then somebody must ride: [b]Hoofbeats at the Door[/b] of [b]Vasilisa[/b], three times round, and a pause.',
  },
  {
    at: 51.9,
    who: 'wen',
    kind: 'post',
    text: 'Lady Bai is home from her wedding, which she did not enjoy. <b>Flood the Temple!</b> Mind the bridge. No, too late.<br><b>Wind-Fire Wheels</b> for the Third Prince, the roads being gone.',
  },
  {
    at: 52.7,
    who: 'vasya',
    kind: 'post',
    text: 'Grandfather says that he can reach a boot from under any door. <b>Knots in Their Laces, Dracula and Carmilla</b>.',
  },
  {
    at: 53.65,
    who: 'odile',
    kind: 'post',
    text: '**The Count’s Reckoning**, to be presented to **Sun Wukong**: one banquet of peaches, two jars of elixir, five hundred years’ interest.\n\nAnd **Three Names**, in alphabetical order: **Nezha, Princess Iron Fan, Zhu Bajie**.',
  },
  {
    at: 55.8,
    who: 'halvard',
    kind: 'post',
    text: '[b]Ride Down Baba Yaga[/b]; there is always a road. And Jack goes [b]Over the Wall[/b], with two days to spare this time.',
  },
  { at: 56.2, who: 'odile', kind: 'customize', merc: 'edmond-dantes', choice: 'Lord Wilmore' },
  {
    at: 57.2,
    who: 'vasya',
    kind: 'roster',
    mercs: ['baba-yaga', 'koschei', 'the-firebird', 'ilya-muromets', 'the-rusalka'],
  },
  { at: 57.25, who: 'vasya', kind: 'bid', terrain: 'The Isle of Buyan', gp: 3 },
  {
    at: 58.4,
    who: 'odile',
    kind: 'roster',
    mercs: [
      'edmond-dantes',
      'captain-nemo',
      'mulan',
      'scheherazade',
      'atalanta',
      'puss-in-boots',
      'frankensteins-creature',
      'the-pied-piper',
    ],
  },
  { at: 58.45, who: 'odile', kind: 'bid', terrain: 'Monte Cristo Grotto', gp: 4 },
  {
    at: 59.4,
    who: 'wen',
    kind: 'post',
    text: '[quote=Odile]five hundred years’ interest[/quote]\nHe says to put it on Heaven’s account. He also says that he was under a mountain and could not get to the post.',
  },
];
