import { addLasting, changeForGood } from '../lasting';
import { mercName } from '../lookup';
import { type Descriptor, field, shapeOf } from './descriptor';
import { quoted } from './words';

/** Effects on the write-up (`glossary:transformation`, `glossary:form-switch`, `glossary:vehicle`). */

const { text, weeks } = field;
const onWriteups = { stage: 'changes', clash: 'write-up', concerns: 'mercs', told: false } as const;
const told = (words: string | undefined): string => (words ? `: ${words}` : '.');

const transformShape = shapeOf('Transform', { text, weeks });
export const transform: Descriptor<typeof transformShape> = {
  ...onWriteups,
  schema: transformShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      addLasting(tx, merc, act, effect);
      return `${mercName(tx.state, merc)} is transformed${told(effect.text)}`;
    }),
  cites: ['glossary:transformation', 'glossary:week'],
  families: ['Transformation'],
  byHand: false,
  words: {
    noun: 'Transformation',
    event: 'transformed',
    page: (effect, { has }) => `${has} this added to the write-up${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};

const formSwitchShape = shapeOf('Form Switch', { text, weeks });
/** Takes the place of the write-up without any bold, and stays. */
export const formSwitch: Descriptor<typeof formSwitchShape> = {
  ...onWriteups,
  schema: formSwitchShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      if (effect.weeks !== undefined) addLasting(tx, merc, act, effect);
      else changeForGood(tx, merc, act, { writeup: effect.text });
      return `${mercName(tx.state, merc)} has another write-up.`;
    }),
  cites: ['glossary:form-switch'],
  families: [],
  byHand: false,
  words: {
    noun: 'Form Switch',
    event: 'given another form',
    page: (effect, { has }) => `${has} the write-up replaced${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};

const vehicleShape = shapeOf('Vehicle', { text, weeks });
export const vehicle: Descriptor<typeof vehicleShape> = {
  ...onWriteups,
  schema: vehicleShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      addLasting(tx, merc, act, effect);
      return `${mercName(tx.state, merc)} has a vehicle${told(effect.text)}`;
    }),
  cites: ['glossary:vehicle'],
  families: [],
  byHand: true,
  words: {
    noun: 'vehicle',
    event: 'given a vehicle',
    page: (effect, { gains }) => `${gains} a vehicle${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};
