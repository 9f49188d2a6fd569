/** Puts ** around what is selected, or takes them away. */
export function wrapBold(area: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const chosen = value.slice(start, end);
  const inBold = value.slice(start - 2, start) === '**' && value.slice(end, end + 2) === '**';
  if (inBold) {
    area.setRangeText(chosen, start - 2, end + 2, 'select');
    return;
  }
  area.setRangeText(`**${chosen}**`, start, end, 'end');
  area.setSelectionRange(start + 2, start + 2 + chosen.length);
}

/** Puts text where the cursor stands, with a space before it where words would touch. */
export function insert(area: HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const gap = start > 0 && /\S/.test(value[start - 1] ?? '') ? ' ' : '';
  area.setRangeText(`${gap}${text}`, start, end, 'end');
}

/** A target goes into the bold text just before the cursor, as "on NAME"; alone, it is made bold by itself. */
export function insertTarget(area: HTMLTextAreaElement, name: string): void {
  const { selectionStart: at, value } = area;
  if (value.slice(0, at).endsWith('**') && value.slice(0, at).split('**').length % 2 === 1) {
    area.setRangeText(` on ${name}**`, at - 2, at, 'end');
    return;
  }
  const open = value.slice(0, at).split('**').length % 2 === 0;
  insert(area, open ? name : `**${name}**`);
}
