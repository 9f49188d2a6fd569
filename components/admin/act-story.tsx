import { Receipt } from '@/components/kit/time';
import type { JournalAct } from '@/lib/features/review/journal-model';

/** What an act was, why, and what became of it. */
export function ActStory({ act, zone }: { act: JournalAct; zone: string }) {
  const words = act.what.map((what) => <p key={what}>{what}</p>);
  return (
    <div className={act.takenBack === null ? 'story' : 'story back'}>
      {act.takenBack === null ? words : <s>{words}</s>}
      {act.because !== null && <p className="mid">{act.because}</p>}
      {act.ownMatch !== null && <p className="flag">Own match: who did it leads {act.ownMatch.name}.</p>}
      {act.orphaned !== null && <p className="flag">Orphaned: {act.orphaned}</p>}
      {act.takenBack !== null && (
        <p className="mid">
          Taken back by {act.takenBack.by}, <Receipt at={act.takenBack.at} zone={zone} />: {act.takenBack.because}
        </p>
      )}
    </div>
  );
}
