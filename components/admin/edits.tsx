import { Form } from '@/components/kit/form';
import { SectionHead } from '@/components/kit/section';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { ActPreview, EditLine, EditPage, OrphanLine } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, amendPath } from '@/lib/record/views/address';
import { ActStory } from './act-story';
import { OrderForm } from './order-form';
import { OwnMatch } from './own-match';

/** Posts that their leaders want to say otherwise; nothing of it counts before an admin accepts it. */
export function EditsSection({
  season,
  edits,
  zone,
}: {
  readonly season: string;
  edits: readonly EditLine[];
  zone: string;
}) {
  if (edits.length === 0) return null;
  return (
    <section id="edits" className="top-gap">
      <SectionHead title="Edited posts" more="the first version counts until you accept the second" />
      {edits.map((edit) => (
        <article key={edit.id} className="since">
          <p className="label">
            {edit.by}, {edit.team.name}, posted <Receipt at={edit.postedAt} zone={zone} />, edited{' '}
            <Receipt at={edit.at} zone={zone} />
          </p>
          <Versions edit={edit} />
          <p className="after">
            <a href={adminPath(season, `/edits/${encodeURIComponent(edit.id)}`)}>Accept or decline it</a>
          </p>
        </article>
      ))}
    </section>
  );
}

function Versions({ edit }: { edit: EditLine }) {
  return (
    <div className="two">
      <div>
        <p className="label">As it counts</p>
        <blockquote className="obj">
          <PostBody text={edit.before} />
        </blockquote>
      </div>
      <div>
        <p className="label">As its leader wants it</p>
        <blockquote className="obj">
          <PostBody text={edit.after} />
        </blockquote>
      </div>
    </div>
  );
}

/** One edit: both versions, and the form that accepts it. */
export function EditSection({
  season,
  page,
  accept,
}: {
  season: string;
  page: EditPage;
  accept: FormAction<ActPreview>;
}) {
  const { edit } = page;
  return (
    <>
      <h1 className="title">An edited post</h1>
      <p className="lede">
        Of {edit.by}, {edit.team.name}, posted <Receipt at={edit.postedAt} zone={page.zone} />, edited{' '}
        <Receipt at={edit.at} zone={page.zone} />.
      </p>
      <Versions edit={edit} />
      <OwnMatch own={page.own} />
      <section className="top-gap">
        <SectionHead title="Accept it" more="it keeps the place of its post" />
        <Form action={accept} className="ov" label="Accept the edit">
          <input type="hidden" name="edit" value={edit.id} />
          <OrderForm season={season} save="Accept the edit" hint="shown with the post, for good" />
        </Form>
        <p className="after">
          <a href={adminPath(season, `/journal/${encodeURIComponent(edit.id)}`)}>Decline it</a>, with a reason: the
          first version stands.
        </p>
      </section>
    </>
  );
}

/** Corrections whose ruling is gone, with what can be done. */
export function OrphansSection({
  season,
  orphans,
  zone,
}: {
  readonly season: string;
  orphans: readonly OrphanLine[];
  zone: string;
}) {
  if (orphans.length === 0) return null;
  return (
    <section id="orphans" className="top-gap">
      <SectionHead title="Orphaned corrections" more="the week was ruled again, and they find nothing to correct" />
      {orphans.map(({ act, ruling }) => (
        <article key={act.id} className="since">
          <p className="label">
            No. {act.seq}, {act.who}, <Receipt at={act.at} zone={zone} />
          </p>
          <ActStory act={act} zone={zone} />
          <p className="after">
            It counts for nothing now, and counts again by itself if what it was about comes back.{' '}
            <a href={adminPath(season, `/journal/${encodeURIComponent(act.id)}`)}>Take it back</a>
            {ruling !== null && (
              <>
                , or <a href={amendPath(season, ruling)}>rule anew what is there now</a>
              </>
            )}
            .
          </p>
        </article>
      ))}
    </section>
  );
}
