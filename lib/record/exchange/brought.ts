import { ok, type Result } from '../../result';
import type { SourceText } from './given';
import { isSpreadsheet, readSpreadsheet } from './spreadsheet';

/** What a form brought to import: its files, each sheet of a spreadsheet by itself, and what was pasted. @returns `spreadsheet` */
export async function broughtBy(form: FormData): Promise<Result<readonly SourceText[]>> {
  const sources: SourceText[] = [];
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isSpreadsheet(bytes)) {
      sources.push({ name: file.name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
      continue;
    }
    const sheets = readSpreadsheet(file.name, bytes);
    if (!sheets.ok) return sheets;
    sources.push(...sheets.value);
  }
  const pasted = form.get('pasted');
  if (typeof pasted === 'string') sources.push({ name: 'pasted text', text: pasted });
  return ok(sources.filter(({ text }) => text.trim() !== ''));
}
