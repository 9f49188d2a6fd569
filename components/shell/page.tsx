import type { ReactNode } from 'react';

/**
 * What a page stands in.
 * @param name scopes its own styles: `app/styles/NAME.css` nests its rules under `.p-NAME`.
 */
export function Page({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main id="main" className={`wrap p-${name}`}>
      {children}
    </main>
  );
}
