import './globals.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { GlyphSprite } from '@/components/kit/glyph';
import { Answers } from '@/components/shell/answers';
import { Footer } from '@/components/shell/footer';
import { Masthead } from '@/components/shell/masthead';
import { readMasthead } from '@/lib/features/season/masthead';
import { PATH_HEADER, seasonOf } from '@/lib/platform/auth/asked';
import { readDone } from '@/lib/platform/auth/flash';
import { readRefused } from '@/lib/platform/auth/refused';
import { currentActor } from '@/lib/platform/auth/session';
import { currentSeason, readSeason } from '@/lib/record/views/season';
import archivo from './fonts/archivo-latin-wdth-normal.woff2';
import newsreader from './fonts/newsreader-latin-opsz-normal.woff2';

export const metadata: Metadata = {
  title: { default: 'Mercenaries', template: '%s · Mercenaries' },
  description: 'What the leaders declared, what the rules made of it, and why.',
  manifest: '/manifest.webmanifest',
  icons: { apple: '/icons/apple-touch-icon.png' },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfdfa' },
    { media: '(prefers-color-scheme: dark)', color: '#161f27' },
  ],
};

/** The shell of every page. Reading the request here makes every page dynamic, as nonces need. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  for (const font of [newsreader, archivo]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const asked = await headers();
  const path = asked.get(PATH_HEADER) ?? '/';
  const season = await seasonShown(path);
  const [view, actor, done, refused] = await Promise.all([
    readMasthead(season),
    currentActor(season),
    readDone(),
    readRefused(),
  ]);
  return (
    <html lang="en">
      <body>
        <GlyphSprite />
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <Masthead view={view} actor={actor} path={path} now={new Date()} />
        <Answers done={done} refused={refused}>
          {children}
        </Answers>
        <Footer season={view.season} />
      </body>
    </html>
  );
}

/** The season of a page's head and foot: its own; of pages that are of none, the current one. */
async function seasonShown(path: string): Promise<string | null> {
  const own = seasonOf(path);
  return own !== null && (await readSeason(own)) !== null ? own : currentSeason();
}
