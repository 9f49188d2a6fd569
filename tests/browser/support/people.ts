/** Who plays the seasons of browser tests; the key is the name in small letters. */
export const PEOPLE = [
  { name: 'Piet', role: 'owner', team: null },
  { name: 'Maud', role: 'admin', team: null },
  { name: 'Ada', role: 'leader', team: 'lantern-watch' },
  { name: 'Bram', role: 'leader', team: 'salt-road' },
  { name: 'Nell', role: 'player', team: null },
] as const;

export type Person = (typeof PEOPLE)[number]['name'];

/** Of all of them. */
export const PASSWORD = 'a-lamp-and-a-camel';
