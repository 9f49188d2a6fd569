'use client';

import { type ReactNode, useId } from 'react';
import { CopyButton } from '@/components/admin/copy-button';
import { useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import type { MadeLink } from '@/lib/features/accounts/model';
import { sayTime } from '@/lib/record/views/time';

const isLink = (shown: unknown): shown is MadeLink => typeof shown === 'object' && shown !== null && 'url' in shown;

/** The link that this form has just made, to copy: it is shown this once. Before that, what makes it. */
export function MadeLinkOr({ zone, children }: { zone: string; children: ReactNode }) {
  const { shown } = useForm();
  const id = useId();
  if (!isLink(shown)) return children;
  return (
    <div role="status" className="made-link">
      <Notice>
        <p>
          Here is the link. It works once, until {sayTime(shown.expiresAt, zone)}, and it is shown only now: copy it and
          send it to nobody else.
        </p>
      </Notice>
      <div className="field">
        <label htmlFor={id}>Link</label>
        <input className="input" id={id} readOnly value={shown.url} />
      </div>
      <p className="row">
        <CopyButton from={id}>Copy the link</CopyButton>
      </p>
    </div>
  );
}
