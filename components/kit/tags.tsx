import type { Ability } from '@/lib/engine/rules/mercenaries/setup';
import { tagWords } from '@/lib/record/views/ability-words';

/** An ability's parameters as a row of tags, its type first and inked. */
export function Tags({ ability }: { ability: Ability }) {
  return (
    <span className="tags">
      <span className="tag when">{ability.type}</span>
      {tagWords(ability).map((word) => (
        <span className="tag" key={word}>
          {word}
        </span>
      ))}
    </span>
  );
}
