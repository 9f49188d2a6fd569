import { Document, isScalar, visit } from 'yaml';

/** How long a list may be to stand on one line, in characters. */
const SHORT = 80;

/**
 * Data as the YAML of a scenario: lists of a few words on one line, texts of several lines as blocks, nothing folded, so
 * that it survives a text field of a browser.
 * @param notes said in comments at the top
 */
export function writeScenario(data: Readonly<Record<string, unknown>>, notes: readonly string[] = []): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Seq(_, seq) {
      const words = seq.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : []));
      if (words.length === seq.items.length && words.join(', ').length <= SHORT) seq.flow = true;
    },
  });
  if (notes.length > 0) document.commentBefore = notes.map((note) => ` ${note}`).join('\n');
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
