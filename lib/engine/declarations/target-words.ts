/** The small words around targets, as `WordForm.norm` writes them. Data alone, like `phrases.ts`. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Stand before a name and are no part of it. */
export const TITLES = set(
  'mr mister mrs ms miss missus dr doctor captain capt count countess lord lady sir dame king queen prince princess ' +
    'professor prof saint st brother sister father mother uncle aunt auntie master madame madam mme monsieur mademoiselle ' +
    'herr frau fraulein signor signora senor senora general colonel major sergeant sgt lieutenant baron baroness duke duchess emperor empress ' +
    'granny grandma grandpa grandfather grandmother comrade agent inspector detective abbe friar mayor president boss chief',
);

/** Describe somebody and are no part of a name; others do behind a joiner or an article. */
export const EPITHETS = set(
  'old young great little big poor dear good bad bold brave sweet fair fat thin wicked evil noble clever silly stupid mighty ' +
    'lovely beautiful ugly nasty cruel kind gentle mad crazy lazy sly cunning wise dread dreaded terrible awful famous ' +
    'infamous legendary damned damn bloody wretched miserable rotten filthy smug proud vain lucky unlucky unfortunate ' +
    'innocent handsome pretty tall short tiny fearsome ferocious fierce pesky annoying insufferable honest crooked grumpy ' +
    'sleepy clumsy charming vile foul naughty gallant valiant fearless heroic villainous rascal scoundrel rogue villain devil hero fool',
);

/** Point at somebody: a description follows. */
export const POINTERS = set('that this those these such yonder one');

/** May stand between an ability and its target without saying anything. */
export const IDLE = set(
  'please now then today tonight week turn round target targets targeted start battle battles wartime peacetime results ' +
    'both all each preselected merc enemy ally opponent again this use used going by with random phase too also ability order pls',
);

/** May follow a target within its sentence. */
export const JOINING = set(
  'for because since as if when while until unless so with before after instead or but who whom that to from in into at by',
);

/** Begin something else than the description of a target. */
export const STOPS = set(
  'and or but nor because so since as if when while unless until though although that which who whom whose what where why ' +
    'how i im ill id ive we were well weve you youre youll he hes she shes it its they theyre them him us me is are was be ' +
    'been am will would shall should can could may might must do does did have has had not no never tell tells told say says ' +
    'said ask asks thank thanks sorry hope hopes like likes love loves hate hates see sees know knows think thinks get gets ' +
    'go goes let lets make makes give gives take takes come comes look looks want wants need needs meet meets by from of with ' +
    'cheers greetings regards hello hi bye good',
);

/** Behind "Fogg’s" they are somebody or something else than Fogg. */
export const BELONGING = set(
  'team teams side sides crew gang band lot friend friends ally allies partner partners mate mates buddy pal pals companion companions ' +
    'enemy enemies foe foes rival rivals brother sister wife husband father mother son daughter cousin uncle aunt servant servants ' +
    'master boss leader leaders owner owners roster lineup people men man woman merc mercs teammate teammates turn week match game',
);

/** Say that the merc before them is a target: "Nezha gets the Quarterstaff". */
export const RECEIVES = set('gets get receives receive takes take suffers suffer meets meet faces face earns deserves');
