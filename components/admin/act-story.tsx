import { Story } from '@/components/kit/room';
import { Muted, Text } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import type { JournalAct } from '@/lib/features/review/journal-model';

/** What an act was, why, and what became of it. */
export function ActStory({ act, zone }: { act: JournalAct; zone: string }) {
  return (
    <Story back={act.takenBack !== null} words={act.what.map((what) => <p key={what}>{what}</p>)}>
      {act.because !== null && (
        <Muted as="p" size="1">
          {act.because}
        </Muted>
      )}
      {act.ownMatch !== null && (
        <Text as="p" size="1" tone="rubric">
          Own match: who did it leads {act.ownMatch.name}.
        </Text>
      )}
      {act.orphaned !== null && (
        <Text as="p" size="1" tone="rubric">
          Orphaned: {act.orphaned}
        </Text>
      )}
      {act.takenBack !== null && (
        <Muted as="p" size="1">
          Taken back by {act.takenBack.by}, <Receipt at={act.takenBack.at} zone={zone} />: {act.takenBack.because}
        </Muted>
      )}
    </Story>
  );
}
