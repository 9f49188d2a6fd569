import { Form } from '@/components/kit/form';
import { KEYED } from '@/components/kit/keyed';
import { Lede, Title } from '@/components/kit/page';
import { Halves, OpenItem, Quoted } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Label, Text } from '@/components/kit/text';
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
    <Section above={6} id="edits" title="Edited posts" more="the first version counts until you accept the second">
      {edits.map((edit) => (
        <OpenItem as="article" key={edit.id}>
          <Label as="p">
            {edit.by}, {edit.team.name}, posted <Receipt at={edit.postedAt} zone={zone} />, edited{' '}
            <Receipt at={edit.at} zone={zone} />
          </Label>
          <Versions edit={edit} />
          <Text as="p" above={3}>
            <a href={adminPath(season, `/edits/${encodeURIComponent(edit.id)}`)} {...KEYED.item}>
              Accept or decline it
            </a>
          </Text>
        </OpenItem>
      ))}
    </Section>
  );
}

function Versions({ edit }: { edit: EditLine }) {
  return (
    <Halves>
      <div>
        <Label as="p">As it counts</Label>
        <Quoted>
          <PostBody text={edit.before} />
        </Quoted>
      </div>
      <div>
        <Label as="p">As its leader wants it</Label>
        <Quoted>
          <PostBody text={edit.after} />
        </Quoted>
      </div>
    </Halves>
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
      <Title>An edited post</Title>
      <Lede>
        Of {edit.by}, {edit.team.name}, posted <Receipt at={edit.postedAt} zone={page.zone} />, edited{' '}
        <Receipt at={edit.at} zone={page.zone} />.
      </Lede>
      <Versions edit={edit} />
      <OwnMatch own={page.own} />
      <Section above={6} title="Accept it" more="it keeps the place of its post">
        <Form action={accept} look="order" label="Accept the edit">
          <input type="hidden" name="edit" value={edit.id} />
          <OrderForm season={season} save="Accept the edit" hint="shown with the post, for good" />
        </Form>
        <Text as="p" above={3}>
          <a href={adminPath(season, `/journal/${encodeURIComponent(edit.id)}`)}>Decline it</a>, with a reason: the
          first version stands.
        </Text>
      </Section>
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
    <Section
      above={6}
      id="orphans"
      title="Orphaned corrections"
      more="the week was ruled again, and they find nothing to correct"
    >
      {orphans.map(({ act, ruling }) => (
        <OpenItem as="article" key={act.id}>
          <Label as="p">
            No. {act.seq}, {act.who}, <Receipt at={act.at} zone={zone} />
          </Label>
          <ActStory act={act} zone={zone} />
          <Text as="p" above={3}>
            It counts for nothing now, and counts again by itself if what it was about comes back.{' '}
            <a href={adminPath(season, `/journal/${encodeURIComponent(act.id)}`)}>Take it back</a>
            {ruling !== null && (
              <>
                , or <a href={amendPath(season, ruling)}>rule anew what is there now</a>
              </>
            )}
            .
          </Text>
        </OpenItem>
      ))}
    </Section>
  );
}
