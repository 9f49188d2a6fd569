/** What was typed into fields, by their names; of boxes, the values of those that are ticked. */
export type Fields = Readonly<Record<string, readonly string[]>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (one: Element): one is Field =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
const ticks = (one: Field): one is HTMLInputElement =>
  one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((one) => one.name !== '' && !one.disabled && !['hidden', 'submit', 'password', 'file'].includes(one.type));

/** Whether a field holds something else than the page came with. What the server keeps by itself is marked `data-saved`. */
function changed(field: Field): boolean {
  if (field.closest('[data-saved]') !== null) return false;
  if (ticks(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
    return field.selectedIndex !== first;
  }
  return field.value !== field.defaultValue;
}

/** What a form holds now, as one text. */
const snapshot = (form: HTMLFormElement): string =>
  JSON.stringify(fieldsOf(form).map((one) => [one.name, ticks(one) ? one.checked : one.value]));

/** Marks what a form holds as sent: unless it is refused, that is what is saved from now on. */
export function markSent(form: HTMLFormElement): void {
  form.dataset.sent = snapshot(form);
}
const isSent = (form: HTMLFormElement): boolean =>
  form.dataset.sent === snapshot(form) && form.querySelector('[data-refusal]') === null;

/** @returns the fields of a form that hold what is not saved, whole groups of boxes at once */
export function changedFields(form: HTMLFormElement): Fields {
  if (isSent(form)) return {};
  const fields = fieldsOf(form);
  const names = new Set(fields.filter(changed).map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      fields.filter((one) => one.name === name && (!ticks(one) || one.checked)).map(({ value }) => value),
    ]),
  );
}

/** Puts into a form what was typed, as if it were typed again, so that what listens to it hears of it. */
export function putBack(form: HTMLFormElement, typed: Fields): void {
  for (const field of fieldsOf(form)) {
    const values = typed[field.name];
    if (values === undefined) continue;
    if (ticks(field)) {
      if (field.checked !== values.includes(field.value)) field.click();
      continue;
    }
    const [value = ''] = values;
    if (field.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}
