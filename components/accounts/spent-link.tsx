import { ButtonLink } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';

/** What a one-time link says once it is over. */
export function SpentLink() {
  return (
    <>
      <h1 className="title">A link that is over</h1>
      <EmptyState what="This link has been used or revoked, or its time is over.">
        <p>Ask the admin who sent it for another one.</p>
        <p>
          <ButtonLink href="/signin">Sign in</ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
