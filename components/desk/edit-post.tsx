import { Form } from '@/components/kit/form';
import { Notice } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Quoted } from '@/components/kit/room';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { EditPage } from '@/lib/features/desk/edit';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { OrderPreview } from '@/lib/record/week/confirm';
import { EditForm } from './edit-form';

/** A leader's own post, and the form that proposes another version of it. */
export function EditPost({
  season,
  page,
  propose,
}: {
  season: string;
  page: EditPage;
  propose: FormAction<OrderPreview>;
}) {
  return (
    <>
      <Title>Edit a post</Title>
      <Lede>
        Posted <Receipt at={page.at} zone={page.zone} />. It stands as it is until an admin accepts another version,
        which then keeps its place.
      </Lede>
      <Quoted>
        <PostBody text={page.text} />
      </Quoted>
      {page.pending !== null && (
        <Notice tone="waits">
          <p>
            A version from <Receipt at={page.pending.at} zone={page.zone} /> waits for an admin. Another one takes its
            place.
          </p>
        </Notice>
      )}
      <Form action={propose} look="spaced" label="Another version">
        <input type="hidden" name="id" value={page.id} />
        <EditForm season={season} text={page.pending?.text ?? page.text} />
      </Form>
    </>
  );
}
