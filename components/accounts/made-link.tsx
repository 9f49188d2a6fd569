'use client';

import { type ReactNode, useId } from 'react';
import { CopyButton } from '@/components/kit/copy-button';
import { useForm } from '@/components/kit/form-island';
import { Row, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { ToCopy } from '@/components/kit/to-copy';
import type { MadeLink } from '@/lib/features/accounts/model';
import { sayTime } from '@/lib/record/views/time';

const isLink = (shown: unknown): shown is MadeLink => typeof shown === 'object' && shown !== null && 'url' in shown;

/** The link that this form has just made, to copy: it is shown this once. Before that, what makes it. */
export function MadeLinkOr({ zone, children }: { zone: string; children: ReactNode }) {
  const { shown } = useForm();
  const id = useId();
  if (!isLink(shown)) return children;
  return (
    <Stack role="status" gap={3}>
      <Notice>
        <p>
          Here is the link. It works once, until {sayTime(shown.expiresAt, zone)}, and it is shown only now: copy it and
          send it to nobody else.
        </p>
      </Notice>
      <ToCopy id={id} label="Link" text={shown.url} />
      <Row>
        <CopyButton from={id}>Copy the link</CopyButton>
      </Row>
    </Stack>
  );
}
