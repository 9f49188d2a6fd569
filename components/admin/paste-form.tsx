'use client';

import { Button } from '@/components/kit/button';
import { DifferenceTable } from '@/components/kit/diff';
import { TextField } from '@/components/kit/field';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import { KeepsTyped } from '@/components/kit/keeps-typed';
import { Row } from '@/components/kit/layout';
import { SectionHead } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Muted } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { SaidList } from '@/components/topics/said';
import { some } from '@/lib/engine/rules/kernel/say';
import type { PastePreview } from '@/lib/features/forum/paste';

const isPaste = (shown: unknown): shown is PastePreview =>
  typeof shown === 'object' && shown !== null && 'posts' in shown;

const EXAMPLE = `Odile | 2026-12-01 19:22:40 | Nobody stays dry in my cellars. **Ram the Headless Horseman.**
Halvard | 2026-12-01 20:14 |
Come in, freely and of your own will. **Enthral Little John.**`;

/** The pasted text, and below it what would be added and what that would change. */
export function PasteForm({ season, zone }: { season: string; zone: string }) {
  const { shown, pending } = useForm();
  const preview = isPaste(shown) ? shown : null;
  const fresh = preview?.posts.filter((post) => !post.known).length ?? 0;
  const columns: readonly Column<PastePreview['posts'][number]>[] = [
    {
      key: 'post',
      head: 'Post',
      cell: (post) => (
        <>
          {post.author}, {post.team}
          <br />
          <Receipt at={post.at} zone={zone} />
          {post.known && <Muted> · in the journal already</Muted>}
        </>
      ),
    },
    {
      key: 'bold',
      head: 'Bold',
      cell: ({ readings }) => (readings.length === 0 ? <Muted>nothing bold</Muted> : <SaidList readings={readings} />),
    },
    { key: 'line', head: 'Line', align: 'end', stands: 'md', cell: ({ line }) => line },
  ];
  return (
    <>
      <KeepsTyped />
      <FormMessage />
      <TextField
        name="topic"
        label="The topic"
        hint={`times without an offset are meant in ${zone}`}
        rows={12}
        placeholder={EXAMPLE}
        required
      />
      {preview !== null && (
        <FormAnswer>
          <Table
            caption="What is in it"
            note={`${fresh} to add`}
            columns={columns}
            rows={preview.posts}
            rowKey={({ line }) => String(line)}
            rowLook={({ known }) => (known ? 'off' : undefined)}
          />
          {fresh > 0 && (
            <>
              <SectionHead title="What it changes" more="pasted posts take the forum’s times" />
              <DifferenceTable
                season={season}
                difference={preview.difference}
                caption="What adding these posts would change"
              />
            </>
          )}
          <input type="hidden" name="saw" value={preview.saw} key={preview.saw} />
        </FormAnswer>
      )}
      <Row above={3}>
        {preview !== null && fresh > 0 ? (
          <Button look="act" disabled={pending}>
            Add {some(fresh, 'post')}
          </Button>
        ) : (
          <Button disabled={pending}>See what is in it</Button>
        )}
      </Row>
    </>
  );
}
