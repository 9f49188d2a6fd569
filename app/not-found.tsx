import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/kit/button';
import { Row } from '@/components/kit/layout';
import { Lede, Title } from '@/components/kit/page';
import { Label } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { nearSeasons } from '@/lib/features/season/seasons';
import { PATH_HEADER, seasonOf } from '@/lib/platform/auth/asked';
import { seasonPath, wikiPath } from '@/lib/record/views/address';

export const metadata: Metadata = { title: 'Not found' };

export default async function NotFound() {
  const key = seasonOf((await headers()).get(PATH_HEADER) ?? '/');
  const season = key === null ? null : { key, ...(await nearSeasons(key)) };
  if (season?.known === false) return <NoSuchSeason asked={season.key} near={season.near} />;
  return (
    <Page name="trouble">
      <Label as="p">404</Label>
      <Title>Nothing stands here</Title>
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
            {place > 0 && ' or '}
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
