/**
 * What the keys look for on a page. `item` marks the first control of each thing in a list; the others mark what a key presses:
 * within the item that has the focus, or else (`undo`) anywhere on the page.
 */
export const KEYED = {
  item: { 'data-key-item': '' },
  approve: { 'data-key': 'a' },
  override: { 'data-key': 'o' },
  undo: { 'data-key': 'u' },
} as const;
