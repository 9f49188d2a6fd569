'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import { InputField, TextField } from '@/components/kit/field';
import { goTo } from '@/components/kit/go-to';
import { Narrow, Progress, Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { adminPath } from '@/lib/record/views/address';

/** A line of the answer. */
interface Line {
  readonly done?: number;
  readonly of?: number;
  readonly to?: string;
}

/** Files or pasted text for a look at what they would change; with JavaScript it tells how far it has come. */
export function UploadForm({ season }: { readonly season: string }) {
  const [progress, setProgress] = useState<Line | null>(null);
  const [failed, setFailed] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailed(false);
    setProgress({});
    const to = await upload(adminPath(season, '/import/upload'), new FormData(form), setProgress).catch(() => null);
    if (to !== null) goTo(to);
    else {
      setProgress(null);
      setFailed(true);
    }
  };
  const { done = 0, of = 0 } = progress ?? {};
  return (
    <form
      action={adminPath(season, '/import/upload')}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      aria-label="Files to import"
      aria-busy={progress !== null}
    >
      <Narrow as="upload">
        <InputField
          name="files"
          label="Files"
          hint=".xlsx or .ods with a sheet each of teams, mercs, abilities; .csv; or .yaml; up to 5 MB together"
          type="file"
          multiple
          accept=".xlsx,.ods,.csv,.tsv,.txt,.yaml,.yml"
        />
        <TextField
          name="pasted"
          label="Or paste"
          hint="a table with its first line, or YAML"
          rows={8}
          placeholder={'name,team,alignment,types,gender,upkeep\nCaptain Ahab,,Neutral,Human,Male,4'}
        />
      </Narrow>
      <div role="status">
        {progress !== null && (
          <Notice tone="waits">
            {of === 0 ? 'Reading …' : `Looked at ${done} of ${of}.`}
            {of > 0 && <Progress value={done} max={of} label="Looked at" />}
          </Notice>
        )}
        {failed && <Notice tone="refused">It did not arrive. Nothing was saved; try again in a minute.</Notice>}
      </div>
      <Row above={3}>
        <Button disabled={progress !== null}>See what it would change</Button>
      </Row>
    </form>
  );
}

/** Sends the form and reads the lines of its answer. @returns where to go, or null: it was cut short */
async function upload(address: string, form: FormData, tell: (line: Line) => void): Promise<string | null> {
  const response = await fetch(address, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/x-ndjson' },
  });
  if (response.redirected) return response.url;
  if (!response.ok || response.body === null) return null;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let to: string | null = null;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line: Line = JSON.parse(text);
      if (line.to === undefined) tell(line);
      else to = line.to;
    }
  }
  return to;
}
