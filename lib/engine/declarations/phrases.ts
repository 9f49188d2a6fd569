/**
 * The small words of English that the reader knows, all as `WordForm.norm` writes them: small letters, no apostrophes.
 * Data alone: what a list means for a reading is said where it is used.
 */
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** May be left out of a name, or put into it. */
export const ARTICLES = set('the a an');

/** Too common to tell one name from another. */
export const LINKS = set(
  'of and or in on to for with at by from as into upon over under is it i you we my your no not',
);

/** Join the targets of one list. */
export const JOINERS = set('and plus also then both the a as well too');

/** Say that what follows is a target. */
export const AT = set(
  'on at against to upon versus vs v targeting target targets toward towards into onto hitting for',
);

/** Of these, the ones that can hardly say anything else. */
export const AT_FIRST = set('on at against upon versus vs targeting target targets');

/** Say that the merc after them is no target: the rest are, or another is. */
export const EXCEPT = set('but except excepting excluding besides save bar not without than never');

/** Say that the merc after them is the one who uses it. */
export const FROM = set('by from with via using of through');

/** Whose a merc or an ability is. */
export const OWNS = set('my our his her its their your');

/** Say that the merc before them uses what follows. */
export const USES = set(
  'use uses using used activate activates activating declare declares declaring cast casts casting play plays playing ' +
    'trigger triggers invoke invokes invoking perform performs employ employs launch launches unleash unleashes fire ' +
    'fires go goes does do will shall with has',
);

/** Directly before a name, they say that it is used and not merely mentioned. */
export const ACTS = set(
  'use uses using activate activates activating declare declares declaring cast casts casting play plays playing ' +
    'invoke invokes invoking perform performs employ employs launch launches unleash unleashes ability declaration',
);

/** Say nothing by themselves: they make a bold text no longer. */
export const FILLERS = set(
  'i im ill id ive we were well weve my mine our ours me us he she it they them him her his its their himself herself ' +
    'itself themselves myself self you your yours this that these those there here the a an and or of in on at to for ' +
    'with by from as into upon against versus vs be is are am was will would shall going gonna go get let lets have has ' +
    'use uses using used activate activates activating activated declare declares declaring declared declaration cast ' +
    'casts casting play plays playing invoke invokes perform performs trigger triggers employ employs launch unleash ' +
    'ability abilities power skill move please now then today tonight week weeks day turn round phase peacetime wartime ' +
    'battle battles results start mid pre also again first second third next finally last too just so yes ok okay target ' +
    'targets targeting targeted merc mercs all both do does did want like time once more who even only include includes ' +
    'including included incl exclude excluding random randomly rosterable everyone ones gp exp cost costs pay paying enemy enemies ' +
    'ally allies opponent opponents foe foes friend friends team teams leader leaders',
);

/** Partial names that are ordinary words in their own right: alone in bold they hint at nothing. */
export const ORDINARY = set(
  'first second third fourth last next then now one two three four five new old good great big little more most note ' +
    'week day night time turn all every some no yes hello hi hey thanks welcome edit update end start open out up down ' +
    'off back way man men woman king queen lord lady sir here there this that what who how why when',
);

/**
 * What words may say against taking a name as a declaration. Where several phrases begin at one word, the longest counts.
 * `denies`: all names after it in the sentence, and the one right before it. `denies ahead`: what comes after it alone.
 * `retracts`, `retracted`, `voids`, `replaces`, `amends`: what was declared is taken back or changed. `revokes`: the name that follows directly. `revoked`: the name that stands directly before it. `asks`, `condition`:
 * the whole sentence. `reports`: the name directly before it. `asks first`: if the sentence begins with it. `turns`: what was denied before it is denied no more.
 * `harmless`: a phrase that holds such a word, and says nothing of the kind.
 */
export const CUES = {
  denies:
    'not|never|cannot|dont|wont|cant|isnt|arent|wasnt|shouldnt|wouldnt|couldnt|didnt|doesnt|havent|hasnt|aint|mustnt|neednt',
  'denies ahead': 'without|nor|neither|except|excluding|no more|no longer|no need|no use of|none of',
  // Directly before a name, after another: "Fire over Ice".
  prefers: 'over|above',
  revokes:
    'no|skip|skips|skipping|hold|holding|save|saves|saving|keep|keeping|avoid|avoiding|refuse|refusing|decline|declining|' +
    'leave|leaves|leaving|delay|delaying|postpone|postponing|stop|stopping',
  revoked: 'postponed',
  // Directly before a name: it was declared, and is taken back.
  retracts:
    'ignore|ignoring|disregard|disregarding|cancel|cancels|cancelling|canceling|cancelled|canceled|withdraw|withdraws|' +
    'withdrawing|withdrawn|withdrew|retract|retracts|retracting|retracted|revoke|revokes|revoking|revoked|undo|undoing|unvote|' +
    'unvoting|scrap|scrapping|scratch|scratching|forget|forgetting|take back|taking back|took back|remove|removing|delete|' +
    'deleting|strike|striking|strike out|void|voiding|nvm|nevermind|never mind|rescind|rescinding|recant|recanting|abort|' +
    'aborting|call off|calling off|take out|taking out|back out of|backing out of|unuse|un use|undeclare|drop|dropping|' +
    'replace|replacing|swap|swapping|change|changing|no need for|take it back|voided|annul|annulling|annulled|nullify|nullifying|' +
    'revert|reverting|abandon|abandoning|ditch|ditching|pull|pulling|belay|belaying|take down|taking down|back off|backing off|' +
    'de declare|un declare|deleted|removed|redact|redacted|erase|erasing|discard|discarding|nix|nixing|forget it|' +
    'forget what i said|forget what we said|ignore what i said|disregard what i said|my earlier|our earlier|my previous|' +
    'our previous|my mistake|my bad|wrong thread|wrong topic|wrong team|wrong post|wrong one|wrong window|from record|from the record|' +
    'cross off|crossing off|cross out|crossing out|strike through|strikethrough|toss|toss out|throw out|bin|binning|dump|' +
    'dumping|reverse|reversing|rollback|roll back|rolling back|rewind|rewinding|unsubmit|unpost|unplay|unsend|renounce|' +
    'renouncing|waive|waiving|forgo|forgoing|forego|foregoing|refrain from|refraining from|abstain from|abstaining from|' +
    'pass on|passing on|nah to|no to|leave out|leaving out|stand down|hold fire on|accidental|accidentally|accidentally posted|' +
    'regret|regretting|sorry about|sorry for|apologies for|back out|rethinking|reconsidering|second thoughts about|' +
    'second thoughts on|pretend i never posted|pretend i never said|pretend i did not post|pretend i didnt post|ignore above|' +
    'ignore the above|disregard above|disregard the above|forget i said|forget i ever said|forget i posted|not doing|not doing this',
  // Before a mark: "oops: X", "old order - X".
  voids:
    'oops|oopsie|oopsy|whoops|woops|whoopsie|mistake|mistaken|mistakenly|wrong|error|in error|by mistake|erratum|errata|misclick|' +
    'misclicked|mispost|misposted|misvote|premature|rejected|discarded|dropped|ignored|struck|stricken|replaced|superseded|' +
    'obsolete|outdated|former|formerly|previously|earlier|was|old|off|not|no|nope|nah|void|voided|invalid|null|' +
    'null and void|cancelled|canceled|withdrawn|retracted|removed|deleted|undone|revoked|rescinded|scrapped|abandoned|overruled|' +
    'reversed|unused|instead of this|not this|not that|not used|do not use|taken back|called off|typo|sorry not|not doing|not doing this|' +
    'not doing that|is off|are off|no longer|no more|not anymore|not any more|never mind|nevermind',
  // Before an ability, it stands for another: both are asked about.
  replaces: 'instead of|rather than|in place of|in lieu of|in stead of',
  // Directly behind a name.
  retracted:
    'cancelled|canceled|withdrawn|retracted|revoked|undone|scrapped|void|voided|is off|off the table|is out|taken back|' +
    'rescinded|deleted|removed|not anymore|not any more|no longer|no more|called off|stricken|struck|nvm|nevermind|never mind',
  // Anywhere in the sentence: it changes what was said.
  amends:
    'scratch that|actually no|actually not|actually dont|wait no|no wait|edit|edited|correction|changed my mind|change of mind|' +
    'changing my mind|change my mind|on second thought|on second thoughts|replace|swap|take that back|forget that|ignore that|' +
    'strike that|oops not|oops no|whoops no|whoops not|sorry no|sorry not|i take it back|instead of my|' +
    'i meant|we meant|meant to say|meant to write|disregard that|undo that|cancel that|changed to|changing to|switched to|switching to|swapped for|replaced by|replaced with|make that',
  asks:
    'should i|should we|shall i|shall we|can i|can we|may i|may we|could i|could we|do i|do we|what if|what about|how about|' +
    'why not|i wonder|wondering|not sure|unsure',
  'asks first': 'should|shall|can|could|would|do|does|did|is|are|am|which|who|whom|what|how|why|where|whether',
  condition:
    'if|unless|when|whenever|until|till|maybe|perhaps|might|could|should|would|probably|possibly|likely|considering|' +
    'thinking of|thinking about|planning|plan to|in case|provided|assuming|depending|depends|otherwise|as long as|whether|' +
    'in the event|i may|we may|he may|she may|they may|may use|next week|last week|next time|last time|next month|' +
    'previous week|week after|tomorrow|yesterday|already used',
  // Directly after a name: it is told of, not declared.
  reports: 'was|were|had|has been|have been|worked|failed|missed|resolved',
  turns: 'but',
  alternative: 'or',
  harmless:
    'cant wait|cannot wait|dont forget|dont worry|not only|not to mention|without further ado|without delay|' +
    'without hesitation|without mercy|without warning|without fail|as if|even if|would like|would love|all his might|' +
    'all her might|all their might|all its might|all my might|all our might|his might|her might|their might|my might|our might|' +
    'no doubt|no kidding|not kidding|no joke|no mistake|make no mistake|no problem|no worries|no hard feelings|no offence|no offense|no mercy|no pressure|no rush|no idea|not bad|whether or not|dont scratch|strike with|strike by|strike them with|without change',
} as const;

/** Mean the one who uses the ability. */
export const SELF = set('himself herself itself themselves themself myself self');

/** "the unrosterable", in all its spellings. */
export const UNROSTERABLE = [
  'unrosterable',
  'unrosterables',
  'non rosterable',
  'nonrosterable',
  'not rosterable',
  'cannot be rostered',
  'cant be rostered',
  'can not be rostered',
  'not be rostered',
].map((phrase) => phrase.split(' '));
export const INCLUDING = set(
  'include includes including included inclusive incl with even also too plus and allow allowed allowing count counts counting',
);
export const EXCLUDING = set(
  'exclude excludes excluding excluded without except not no dont never only but ignore ignoring',
);

/** Begin names that are questions ("How'd You Like That"), which are often written with a question mark of their own. */
export const QUESTION_WORDS = set(
  'who whos what whats whatd how hows howd why whys whyd where wheres whered when which whose do does did is are am can ' +
    'could would shall should wont dont arent isnt',
);

/** A full stop after these ends no sentence. */
export const ABBREVIATIONS = set('vs doctor mister mrs ms saint sgt captain lt professor jr sr mt');
