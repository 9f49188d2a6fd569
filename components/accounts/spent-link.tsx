import { ButtonLink } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';

/** What a one-time link says once it is over. */
export function SpentLink() {
  return (
    <>
      <Title>A link that is over</Title>
      <EmptyState what="This link has been used or revoked, or its time is over.">
        <p>Ask the admin who sent it for another one.</p>
        <p>
          <ButtonLink href="/signin">Sign in</ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
