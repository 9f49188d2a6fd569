import type { ReactNode } from 'react';
import { WRAP } from '@/components/kit/page';

/**
 * What a page stands in.
 * @param name scopes its own styles: `app/styles/NAME.css` nests its rules under `.p-NAME`.
 */
export function Page({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main id="main" className={`${WRAP} pt-6 p-${name}`}>
      {children}
    </main>
  );
}
