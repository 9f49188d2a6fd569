/** What marked words of a post were read as, for people. */
export const READ_AS = {
  ability: 'the ability',
  merc: 'who uses it',
  target: 'the target',
  doubt: 'the doubt',
} as const;
