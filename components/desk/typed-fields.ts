import type { Fields } from '@/lib/features/desk/parts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (one: Element): one is Field =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
const ticks = (one: Field): one is HTMLInputElement =>
  one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');

/** Puts what was typed into the parts of a form, as if it were typed again, so that what listens to it hears of it. */
export function putBack(form: HTMLFormElement, parts: Readonly<Record<string, Fields>>): void {
  const fields = [...form.elements].filter(isField).filter((one) => !one.disabled && one.type !== 'hidden');
  for (const field of fields) {
    const at = field.name.lastIndexOf('/');
    const part = parts[field.name.slice(0, at)];
    if (at < 1 || part === undefined) continue;
    const values = part[field.name.slice(at + 1)] ?? [];
    if (ticks(field)) {
      if (field.checked !== values.includes(field.value)) field.click();
      continue;
    }
    const [value = ''] = values;
    if (field.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
