'use client';

import type { ReactNode } from 'react';
import { useForm } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';

const isCodes = (shown: unknown): shown is readonly string[] =>
  Array.isArray(shown) && shown.every((one) => typeof one === 'string');

/** The recovery codes that this form has just made, to keep. Before that, what makes them. */
export function RecoveryCodesOr({ children }: { children: ReactNode }) {
  const { shown } = useForm();
  if (!isCodes(shown)) return children;
  return (
    <div role="status">
      <Notice>
        <p>
          Two-step sign-in is on. Keep these recovery codes: each works once in the stead of the program or the passkey,
          and they are shown only now.
        </p>
      </Notice>
      <ul>
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a href="/account#second-step">I have kept them</a>
      </p>
    </div>
  );
}
