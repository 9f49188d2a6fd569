/** The words by which people take an order back, beside those of `phrases.ts`; as `WordForm.norm` writes them. Data alone. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** With a particle behind the order they take it back: "take **Ram** back", "call **Ram** off". */
export const TAKING = set(
  'take takes taking took call calls calling called cross crosses crossing leave leaves leaving pull pulls pulling pulled ' +
    'strike strikes striking scratch scratching throw throwing put putting set setting hold holding draw drawing bring bringing ' +
    'turn turning switch switching rule ruling cut cutting walk walking back backing roll rolling wind',
);
export const PARTICLES = set('back off out away aside alone be down');

/** A text that says nothing but these behind an order refuses it: "**Ram**: no", "**Ram** (mistake)". */
export const REFUSING = set(
  'no nope nah nay not off mistake mistaken error kidding joking joke jk psych sike nvm nevermind void voided withdrawn ' +
    'cancelled canceled cancel retracted revoked rescinded deleted removed ignore disregard negative abort aborted ' +
    'undone scrapped oops whoops never wrong invalid misclick misclicked typo anymore nullified struck stricken',
);
export const REFUSING_SMALL = set(
  'my a an the is are was now sorry please that thats this it just only in by posted oh i am im meant only again ' +
    'has been hereby actually wait then lol haha all of them and or longer more any after thread topic post way',
);
