import { describe, expect, test } from 'vitest';
import { demoTeams, demoVocabulary } from '@/lib/cli/reading/demo';
import { read } from '@/lib/engine/declarations/read';

/** Sentences about an ability, whoever has it: opinion, past, plans, questions, examples. `#` is the ability in bold. */
const SENTENCES =
  `Does anybody remember when # won us a week?|I wonder whether # is worth its cost|# is my favourite|# was a mistake in week two|We lost because of #|
We should have used # earlier|They keep using #|Nobody uses # any more|Our opponents fear #|I had a dream about #|Compare # with the others|
According to the rulings, # cannot miss|Maybe # next week|Next week we will use #|Thinking of # for week six|# or not, that is the question|
I am tempted by #|# sounds fun|Who came up with #?|How does # work|What happens if # is countered|Please nerf #|# got nerfed|Beware of #|
My poem about #: roses are red|I call it the # problem|The # problem is real|Just read # again, lovely text|That # of yours hurt|After # we were done for|
Thanks to # we live|Without # we are nothing|Unlike #, this one is cheap|Speaking of #, who wrote it|Last time # failed|Two weeks ago # decided the match|
As for #, we keep it|We are saving # for the final|# is on cooldown|Sorry about # last week|I vote we ban #|Top three: #|Worst ability ever: #|# > all|
It was # that did it|I wish # were ours|Had we used #, we would have won|He declared # too late|She uses # every week|Explain # to me|Question about #|
In the text of # there is a typo|# appears on page three|See # in the wiki|E.g. #|Such as #|Anything but #|All abilities, # included|Not even #|
Imagine using #|Hypothetically, #|In theory #|Say we use #, what then|Suppose we use #|Testing bold: #|Draft: #|Wishlist: #|Note to self: #|Trivia: #|
I was going to use # but no|We were about to use #|I will declare # later today|# in week 2 was a good move|# by Odile was legal|# of all things|#: how is that fair|
Album of the year: #|Hot take: #|Winner: #|Odile wrote: #|Bug report: #|Abilities left: #|Careful with #|Good luck with #|Kudos for #|My advice: #|Coming soon: #|
The dreaded #|Ah, the old #|# or bust|Notes on #|Thoughts on #|A poem for #|The case for #|Down with #`
    .replaceAll('\n', '')
    .split('|');

describe('a sentence about an ability gives no order, with a target in the same bold text or without:', () => {
  test.each(SENTENCES)('%s', (sentence) => {
    const given: string[] = [];
    for (const team of demoTeams) {
      const vocabulary = demoVocabulary(team);
      for (const { name, aims, aimsAt } of vocabulary.abilities) {
        const target = vocabulary.mercs.find(({ side }) => aimsAt === 'any' || side === aimsAt);
        const bolds = aims?.min === 1 ? [name, `${name} on ${target?.name}`] : [name];
        for (const bold of bolds) {
          const post = sentence.replace('#', `<b>${bold}</b>`);
          if (read(post, vocabulary).some(({ kind }) => kind === 'declaration')) given.push(post);
        }
      }
    }
    expect(given).toEqual([]);
  });
});

/** Bold texts that say something about an ability; `#` is the ability, with its target where it takes one. */
const BOLD =
  `Nerf #|Buff #|Fear #|Beware of #|Love #|Poor #|RIP #|Remember #|Nice #|Great #|Damn #|Classic #|Typical #|Imagine #|Expecting #|Considering #|Tempted to use #|
Debating #|Preparing #|Reserving #|Someday #|Eventually #|Supposedly #|They used #|You have #|He used #|We had #|I had #|It was #|That was #|The use of #|To use #|
As for #|Regarding #|Concerning #|Ruling: #|Recap: #|Tomorrow: #|Later: #|Plan B: #|Backup: #|Alternative: #|Alternatively, #|Option 1: #|Proposal: #|Suggestion: #|
Draft: #|WIP: #|TBD: #|Pending: #|Tentative: #|Ready: #|On recharge: #|Used: #|Threats: #|Enemy: #|Expected: #|FYI: #|PSA: #|Rumour: #|Prediction: #|My guess: #|
# (draft)|# (tentative)|# (on recharge)|# (already used)|# (for next week)|# (an example)|# - undecided|#: overrated|#: broken|#: 8/10|# (?)|# (not sure yet)`
    .replaceAll('\n', '')
    .split('|');

describe('a bold text that speaks of an ability gives no order:', () => {
  test.each(BOLD)('%s', (form) => {
    const given: string[] = [];
    for (const team of demoTeams) {
      const vocabulary = demoVocabulary(team);
      for (const { name, aims, aimsAt } of vocabulary.abilities) {
        const target = vocabulary.mercs.find(({ side }) => aimsAt === 'any' || side === aimsAt);
        const post = `<b>${form.replace('#', aims?.min === 1 ? `${name} on ${target?.name}` : name)}</b>`;
        if (read(post, vocabulary).some(({ kind }) => kind === 'declaration')) given.push(post);
      }
    }
    expect(given).toEqual([]);
  });
});
