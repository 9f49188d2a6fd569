/** The words by which a sentence gives an order, or only speaks of one; as `WordForm.norm` writes them. Data alone. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Right before a bold ability they give it: "I declare **Ram**", "we go with **Ram**". */
export const GIVING = set(
  'use uses using declare declares declaring activate activates activating cast casts casting play plays playing trigger ' +
    'triggers invoke invokes invoking perform performs employ employs launch launches launching unleash unleashes fire fires ' +
    'choose chooses choosing pick picks picking order orders ordering run runs running do doing go goes going with for ' +
    'declaration declarations ability abilities order action is be are am on perform performing announce announcing submit submitting ' +
    'issue issuing enter entering call calls calling pop pops popping throw throws throwing drop drops try trying take taking deploy deploys deploying ' +
    'bring brings bringing send sends sending attempt attempts attempting execute executes executing initiate initiates commit commits ' +
    'apply applies applying add adds adding queue queues lock locks confirm confirms confirming select selects selecting release releases ' +
    'loose lead leads leading open opens opening begin begins beginning commence lodge file put give gives deliver delivers',
);

/** Of those before them: they give an order only where they say what an order is ("my order is **Ram**"). */
export const COPULAS = set('is are am be');
export const ORDER_NOUNS = set(
  'order orders declaration declarations ability abilities action actions move moves play plays pick picks choice choices ' +
    'answer use uses vote it this that here mine ours today tonight week turn wartime start battle first second third next last one',
);

/** Subjects who give orders: oneself, one's team. Others ("nobody", "they") are spoken of. */
export const SELVES = set('i im ill id ive we were well weve lets let us team my our ours mine me please');
export const OTHERS = set(
  'you your youre youll they their theyre them he she hes shes it nobody noone somebody someone anybody anyone everybody ' +
    'everyone who whoever people folks others enemy enemies opponent opponents admin admins leader leaders player players',
);

/** Say nothing by themselves before an order. */
export const LEADING = set(
  'a an the my our his her its their this that these and then so ok okay right well now also first second third next lastly ' +
    'finally again please today tonight week ah oh hey hi hello alright anyway plus both here there it for in of to on as start end ' +
    'battle wartime peacetime results phase turn round day me us all i im ill id we were well will shall would like want going ' +
    'gonna wanna lets let time yes yeah yep sure fine hereby just simply instead only but all his her move moves following',
);

/** Before a colon they announce no order: "My favourite three:", "Preload:". */
export const NO_HEAD = set(
  'favourite favourites favorite favorites best worst top bottom tier ranking rankings rank ranked hate hates love loves like ' +
    'likes dislike fear fears plan plans planned preload preloads preloaded later future idea ideas option options thoughts thought ' +
    'question questions wondering example eg ie quote quoting remember reminder recall wiki text reads typo rename names named name wish ' +
    'wishlist things opinion review rating used past previously history list funny fun fact facts trivia ruling rulings ruled about re ' +
    'regarding topic subject title theory compare comparison rate score poll test tests testing draft drafts self sandbox practice sample samples joke jokes ' +
    'recharge recharging recharged cooldown available unavailable enemy enemies opponent opponents guess guesses bet alternative alternatives ' +
    'alternatively otherwise ready expired pending tentative undecided candidate candidates spoiler rumour rumor prediction predictions ' +
    'reference password username playing reading soon throwback flashback left coming album band movie film song take mention mentions ' +
    'mentioned winner winners loser losers runner improved advice tip tips hint report reports archive archives words countered counters careful ' +
    'wrote writes posted next',
);

/** In a sentence with a bold ability they make it talk about it, whoever uses it and on whom. */
export const ABOUT = set(
  'used wasted waste remember remembers recall love loves loved hate hates hated favourite favorite favourites best worst ' +
    'thanks thank ruling rulings ruled explain explained explains wish wished tempted afraid fear fears feared expects expected ' +
    'deserved underrated overrated worried shame rather rank ranking ranked tier think thinks believe opinion honestly ' +
    'imagine imagining suppose supposing hypothetically hypothetical assume theoretically hope hoping countered survived surviving forgot forgotten example named congrats congratulations plan plans planning',
);

/** Whom a sentence in which they are the subject is about: not those who give the order. */
export const STRANGERS = set(
  'you your youre youll they theyre them nobody noone somebody someone anybody anyone everybody everyone whoever people folks admin admins',
);

/** Between an ability and its target they tell of what was, or is not yet: "**Wine** was wasted on **Circe**". */
export const PAST = set(
  'was were wasnt werent did didnt had hadnt been failed missed hit worked lost won beat killed happened did done would could should ' +
    'might may can cant cannot wont isnt never not if when against',
);

/** Right behind an ability or its target they tell of it: "**Ram** was wasted". */
export const TELLING = set(
  'is isnt are arent was wasnt were werent be been has hasnt have had hadnt will wont would wouldnt could couldnt should shouldnt ' +
    'may might must can cant cannot does doesnt do did didnt dont costs cost gives gave works worked working sounds sounded looks looked ' +
    'seems seemed feels felt makes made hit hits failed fails failing missed misses helped helps hurts hurt recharges recharged needs ' +
    'needed gets got sucks rocks rules ruled saved saves won wins lost loses beats beat kills killed stops stopped remains stays came comes ' +
    'goes went says said reads read means meant deserves deserved illegal legal broken great good bad best worst useless overpowered ' +
    'underpowered op nerfed buffed interacts interact stack stacks resolve resolves resolved took takes turned becomes became scares scared',
);

/** May follow an order in its sentence. */
export const FOLLOWING = set(
  'please pls now then today tonight this these week again once rather over not only thanks thank cheers sorry obviously naturally indeed ' +
    'on at against upon to toward towards into onto targeting target targets for from by with using via through in of and or but ' +
    'because since so as like before after during while until till without instead too also both all alone first second third twice more ' +
    'start battle wartime peacetime results phase turn round ' +
    'my our his her its their the a an just simply only hopefully immediately asap right here there me us team',
);

/** What people add out of courtesy behind a comma. */
export const COURTESY = set(
  'please pls thanks thank you cheers sorry obviously of course naturally as always usual ever again today tonight now then this ' +
    'week if anybody anyone cares cared asks asked good luck all everyone everybody folks mate mates friends lads guys haha lol heh hehe ' +
    'and so there is it that thats to my our the team us me for may dice be kind have fun see next time bye ok okay yes final answer ' +
    'dear admins admin in advance much appreciated ta have a nice day evening morning night weekend gg wp including include also even with without ' +
    'because since',
);

/** Hail somebody, or lead up to an order, and say nothing about it: "good evening all, **Ram**", "here goes: **Ram**". */
export const HAILS = set(
  'good morning evening afternoon night day greetings salutations everyone everybody all folks friends friend ladies gentlemen gents ' +
    'team club teams admins admin mods mod lads guys dear sorry thanks thank cheers with heavy heart goes surprise tada ta da voila ' +
    'behold boom bang ha haha hah very well done alright fine sure yes yep oh ah set honour honor pleasure regards evening mates ' +
    'mate final finally answer official officially confirmed confirming locked lock locking submitted declared main action bonus attack ' +
    'season match game dawn dusk last chance moment truth drumroll drum roll lo hear ye attention gl hf glhf luck lol ps fire away ' +
    'come charge quick quickly decision decided decide time same as usual worries problem kidding offence offense feelings mercy tradition said once more love deadline',
);

/** What people write for using an ability, as a story has it: "Drink the **Draught**". */
export const DEEDS = set(
  'drink drinks drinking eat eats quaff quaffs swallow swallows sip sips light lights raise raises sound sounds sounding blow blows ring ' +
    'rings swing swings draw draws serve serves pour pours hand hands offer offers offering fling flings hurl hurls lob lobs shoot shoots ' +
    'strike strikes hit speak speaks whisper whispers sing sings tell tells ask asks pose poses utter sign signs wear wears don ride rides ' +
    'close closes spin spins show shows spring springs lay lays lend lends grant grants swear swears summon summons conjure conjures bless ' +
    'curse enter enters follow follows make makes turn turns one',
);

/** Say how an order is carried out: "**Ram Holmes hard**". */
export const MANNER = set(
  'hard fast good proper style force gusto vigour vigor love care speed head heart back face cup esq jr sr',
);

/** Leave open whether, or when: "eventually **Ram**". */
export const HEDGES = set(
  'eventually supposedly allegedly theoretically reportedly apparently accidentally mistakenly wrongly previously recently formerly ' +
    'lately potentially ideally hypothetically tentatively initially originally usually normally generally typically rarely frequently ' +
    'nearly barely hardly honestly personally arguably presumably conceivably seemingly purportedly someday sometime hindsight theory ' +
    'practice retrospect alternatively otherwise soon later speaking favourite favorite dream dreams',
);

/** Right before an ability, where nobody is named who uses it, they tell of it: "their **Ram**", "we had **Ram**", "poor **Ram**". */
export const TELLING_AHEAD = set(
  'your yours their theirs they them you he she him it its used had have has was were declared activated there that those such miss ' +
    'good great sweet poor damn damned bloody stupid silly nasty ugly awful terrible lovely beautiful hello hi hey',
);

/** All that is said behind an ability: how it stands, or what it is like, and no order: "**Ram** (on recharge)", "**Ram**: broken". */
export const STATES = set(
  'draft drafts tentative tentatively example examples hypothetically hypothetical theoretically recharging recharge recharged cooldown ' +
    'expired undecided pending overrated underrated broken ready available unavailable spent used discuss discussion thoughts opinions ' +
    'nerf buff ban banned op overpowered underpowered useless worthless tbd tba tbc unsure placeholder optional undecided ' +
    'favourite favorite everything',
);
export const STATES_SMALL = set(
  'a an the my our in on is was are for since until already just only not yet sure still week weeks wk turn turns round last next day days ' +
    'please pls when it this that ago again once twice now maybe perhaps of and so very too all',
);
/** In such a text they make it an opinion. */
export const OPINIONS = set(
  'best worst overrated underrated broken useless joke favourite favorite dumbest smartest stupidest funniest',
);
