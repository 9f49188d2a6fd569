/**
 * How people take back what they have just written, in a sentence of its own ("Actually, no.", "Scratch that", "wrong
 * topic, sorry"). Patterns over words as `WordForm.norm` writes them, with a bar where a mark parts them. Data alone.
 */
const list = (text: string): string => text.trim().replace(/\s+/g, '|');

/** May stand before it, in any number. */
const OPENERS = list(`
  oh ugh hmm hm er erm um uh ah argh sorry wait ok okay well so ps pps eta edit edited update updated correction note actually
  please pls plz kindly admin admins mod mods and but guys folks all apologies oops whoops damn sadly hereby now just then
  no nope nah i we ill id im ive we weve were well am are my mistake bad lol haha everyone everybody yes can could would
  you anyone someone lets let us to have has had decided want wish like must need needs on second thought thoughts hold hang a an
  hey also quickly really better rather too late`);

const ORDERS = list(
  'order orders declaration declarations post posts message messages vote votes move moves one ones line bold',
);

/** What it speaks of, if not nothing at all. */
const OBJECT = `(?: (?:that|this|it|these|those|them|all|both|everything|the|above|my|our|last|previous|first|earlier|what|i|me|lot|we|said|wrote|posted|just|of|here|${ORDERS}))*`;

const VERBS = list(`
  ignore disregard cancel scratch strike undo withdraw retract revoke rescind forget remove delete drop void scrap belay nix
  annul unvote abort discard erase redact recall unsay undeclare nullify scrub revert reverse ignoring disregarding cancelling
  canceling withdrawing retracting revoking rescinding removing deleting dropping scrapping undoing striking reverting`);

const DONE =
  `(?:(?:all |now |hereby |no longer |not |struck )*(?:${list('cancelled canceled withdrawn retracted revoked rescinded void voided deleted removed undone scrapped annulled nullified redacted valid happening used needed wanted stricken struck')})` +
  '|taken back|off|a joke|a mistake|an error|in error|meant as a joke|not meant|wrong)';

const SUBJECT = `(?:(?:that|this|it|these|those|all|everything|the|above|my|our|last|previous|first|of|${ORDERS}) ?)+`;

/** `(?:i|we)` and the like stand among the openers. */
const CORES = [
  `(?:${VERBS})${OBJECT}`,
  '(?:take|taking|took|takes) (?:that|this|it|these|those|them|all|everything|all of that|all of it) back',
  `(?:take|taking) back${OBJECT}`,
  `(?:never mind|nevermind|nvm)${OBJECT}`,
  'leave (?:that|this|it|those)(?: out| be| alone)?',
  '(?:changed|changing|change) (?:my|our) minds?',
  `${SUBJECT} ?(?:is|was|are|were|has been|have been|gets|shall be|should be)? ?${DONE}`,
  `thats ${DONE}`,
  `(?:${list('cancelled canceled withdrawn retracted revoked rescinded voided deleted redacted undone scrapped annulled')})`,
  'not (?:used|needed|valid|happening)',
  '(?:(?:the|in|posted|was|that|this|is) )*wrong (?:topic|thread|team|post|window|game|account|week|one|button|forum|season|place|tab)',
  '(?:(?:only|was|just|were|only|that|this|is) )*(?:kidding|joking|jk|j k|psych|sike|a joke)',
  `(?:dont|do not|never) (?:count|do|use|rule|play|run|take|process|enter|submit|execute|apply)(?: (?:that|this|it|these|those|any|of|seriously|yet|${ORDERS}))+`,
  'not (?:that|this|it)',
  '(?:not|rather not|better not|lets not|wont|will not|wouldnt|would not|cant|cannot|shouldnt|should not)(?: (?:do|doing|use|using|run|post|have|that|this|it|them|after|all|today|now))+',
  '(?:rather not|better not|lets not|wont|will not|not really|april fools?)',
  '(?:didnt|did not|dont|do not) (?:really |actually )?mean (?:to )?(?:(?:that|this|it|them|those|post|declare|say|write|send|any|of) ?)+',
  '(?:(?:that|this|it|these|those|the|above|is|was|are|were|only|just|merely|not|yet|but|thats|my|a|an|real|official|final) )*(?:tests?|drafts?|examples?|jokes?|hypothetical|placeholder)',
  '(?:(?:that|this|it|these|those|the|above|is|was|are|were|but|thats) )*not (?:yet )?(?:(?:my|a|an|our|the|real|final|official) )*(?:declarations?|orders?|final|official|decided)(?: yet)?',
];

/** A bare “no” takes back only behind a hesitation. */
const HESITATIONS =
  '(?:actually|wait|hmm|hm|hold on|hang on|oops|whoops|oh|second thoughts?|on second thoughts?|edit|edited|update|correction|er|um|uh|ah|argh|sorry|my mistake|my bad|well)';
const REFUSALS = `(?:${HESITATIONS}(?: \\|)? )+(?:no|nope|nah|not|cancel)|no(?: \\|)? wait|not`;

/** May stand behind it, before the sentence ends. */
const TAIL = `(?: (?:${list('please pls sorry thanks thank you admin admins guys all folks now everyone everybody then lol haha again today yet either after myself my bad for')}))*`;

/** The words of a sentence from a mark on: it takes back what was ordered before it. */
export const TAKING_BACK = new RegExp(
  `^(?:(?:(?:(?:${OPENERS})(?: \\|)? )*?(?:${CORES.join('|')}))|${REFUSALS})${TAIL}(?: \\||$)`,
);

/** It speaks of all that was ordered before it, and not of the last order alone. */
export const OF_ALL =
  /\b(?:above|these|those|them|all|both|everything|posts?|orders|declarations|minds?|wrong|joke|joking|kidding|jk)\b/;

/** One of these stands in whatever takes back; a post without any is looked at no further. */
export const HINT =
  /edit|scratch|actually|wait|mind|nvm|forget|ignor|disregard|cancel|undo|strike|struck|withdr|retract|revok|rescind|remov|delet|drop|void|scrap|belay|nix|annul|unvote|abort|discard|eras|redact|recall|unsay|undeclar|nullif|scrub|rever|tak(?:e|ing|en)|took|wrong|jok|kidding|jk|j\/k|psych|sike|(?:do|wo|ca|did|should|would).?n?.?t|april|not|test|draft|example|hypoth|placeholder|second thought|correction|update|hold on|hang on|oops|nope|hmm?\b|sorry/i;

/** Plain lines that change what was said before: "EDIT: on Adler". */
export const EDITED = /^[\s>*_(]*edit(?:ed)?\s*[:–—-]/i;
/** What is edited besides: "EDIT: spelling". */
export const HARMLESS =
  /\b(?:typos?|spell\w*|format\w*|bold\w*|tags?|grammar|fix(?:ed)?|links?|added|clarity|wording|colou?rs?|by)\b/i;
