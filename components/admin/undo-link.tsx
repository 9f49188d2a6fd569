import { ButtonLink } from '@/components/kit/button';
import { KEYED } from '@/components/kit/keyed';
import { Row } from '@/components/kit/layout';
import { adminPath } from '@/lib/record/views/address';

/** The way to take the last act back; its page shows first what that changes. */
export function UndoLink({ season, act }: { season: string; act: string }) {
  return (
    <Row>
      <ButtonLink look="small quiet" href={adminPath(season, `/journal/${encodeURIComponent(act)}`)} {...KEYED.undo}>
        Undo the last act
      </ButtonLink>
    </Row>
  );
}
