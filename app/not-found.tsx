import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Label } from '@/components/kit/text';
import { AskedAddress } from '@/components/shell/asked-address';
import { Page } from '@/components/shell/page';
import { joint } from '@/lib/engine/rules/kernel/say';
import { notThere } from '@/lib/features/season/near';
import { type NotThere, notThereOnSite } from '@/lib/features/season/near-site';
import { nearSeasons } from '@/lib/features/season/seasons';
import { ASKED_HEADER, PATH_HEADER, seasonOf } from '@/lib/platform/auth/asked';
import { asOwnPath } from '@/lib/platform/auth/own-path';
import { seasonPath, wikiPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Not found' };

export default async function NotFound() {
  const given = await headers();
  const key = seasonOf(given.get(PATH_HEADER) ?? '/');
  const asked = asOwnPath(plain(given.get(ASKED_HEADER) ?? ''));
  const season = key === null ? null : { key, ...(await nearSeasons(key)) };
  if (season?.known === false) return <NoSuchSeason asked={season.key} near={season.near} />;
  const found = asked === null ? null : season === null ? notThereOnSite(asked) : await notThere(season.key, asked);
  if (found !== null) return <NoSuchThing found={found} asked={asked} />;
  return (
    <Page name="trouble">
      {asked !== null && <AskedAddress path={asked} />}
      <Label as="p">404</Label>
      <Title>No such page</Title>
      <Lede>
        No page has this address. A week, a ruling or a merc may not be there yet, or the address may be mistyped.
      </Lede>
      <Row>
        <ButtonLink href={season === null ? '/' : seasonPath(season.key)}>Go to the season</ButtonLink>
        <ButtonLink href={season === null ? '/wiki' : wikiPath(season.key)} look="quiet">
          Look for a merc
        </ButtonLink>
      </Row>
    </Page>
  );
}

function NoSuchThing({ found: { kind, asked: value, near, all }, asked }: { found: NotThere; asked: string | null }) {
  return (
    <Page name="trouble">
      {asked !== null && <AskedAddress path={asked} />}
      <Label as="p">404</Label>
      <Title>
        There is no {kind} “{value.slice(0, 60)}”
      </Title>
      <Lede>
        {near.length === 0 ? 'None has a name like it.' : 'Did you mean '}
        {near.map(({ words, href }, place) => (
          <span key={href}>
            {joint(place, near.length, 'or')}
            <a href={href}>{words}</a>
          </span>
        ))}
        {near.length > 0 && '?'}
      </Lede>
      <Row>
        <ButtonLink href={all}>Show all</ButtonLink>
      </Row>
    </Page>
  );
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

interface Unknown {
  readonly asked: string;
  readonly near: readonly { readonly key: string; readonly name: string }[];
}

function NoSuchSeason({ asked, near }: Unknown) {
  return (
    <Page name="trouble">
      <Label as="p">404</Label>
      <Title>There is no season “{asked.slice(0, 60)}”</Title>
      <Lede>
        {near.length === 0 ? 'No season has a key like it.' : 'Did you mean '}
        {near.map(({ key, name }, place) => (
          <span key={key}>
            {joint(place, near.length, 'or')}
            <a href={seasonPath(key)}>{name}</a>
          </span>
        ))}
        {near.length > 0 && '?'}
      </Lede>
      <Row>
        <ButtonLink href="/seasons">All seasons</ButtonLink>
      </Row>
    </Page>
  );
}
