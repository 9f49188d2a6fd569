import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Notice } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { ImportPreview } from '@/lib/record/exchange/import';

/** Rows of a table that are shown; the rest is counted. */
const MOST = 200;
const KINDS = { team: 'team', merc: 'merc', ability: 'ability' } as const;

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** What an import would come to: its mistakes, or what would be added and changed, and the button that does it. */
export function ImportLook({
  preview,
  staged,
  commit,
}: {
  preview: ImportPreview;
  staged: string;
  commit: FormAction;
}) {
  const { misfits, added, changed, same, week, saw, files } = preview;
  return (
    <section id="look">
      <SectionHead title="What it would change" more={files.join(', ')} />
      {misfits.length > 0 ? (
        <>
          <div role="alert">
            <Notice tone="refused">
              {count(misfits.length, 'mistake')}: nothing can be imported until{' '}
              {misfits.length === 1 ? 'it is' : 'they are'} mended.
            </Notice>
          </div>
          <Misfits preview={preview} />
        </>
      ) : (
        <Notice>
          {count(added.length, 'thing')} to add, {changed.length.toLocaleString('en')} to change,{' '}
          {same.toLocaleString('en')} as they are. It comes as week {week} opens.
        </Notice>
      )}
      {added.length > 0 && <Added preview={preview} />}
      {changed.length > 0 && <Changed preview={preview} />}
      {misfits.length === 0 && added.length + changed.length > 0 && (
        <Form action={commit} label="Import">
          <FormMessage />
          <input type="hidden" name="staged" value={staged} />
          <input type="hidden" name="saw" value={saw} />
          <p className="row after">
            <Button look="act">Import {count(added.length + changed.length, 'change')}</Button>
          </p>
        </Form>
      )}
    </section>
  );
}

function Misfits({ preview: { misfits } }: { preview: ImportPreview }) {
  return (
    <div className="scroll">
      <table className="t">
        <caption>
          Mistakes <More of={misfits.length} />
        </caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              Line
            </th>
            <th scope="col">Cell</th>
            <th scope="col">What is wrong</th>
            <th scope="col" className="wide">
              File
            </th>
          </tr>
        </thead>
        <tbody>
          {misfits.slice(0, MOST).map(({ file, line, cell, message }) => (
            <tr key={`${file} ${line} ${cell} ${message}`}>
              <td className="num">{line}</td>
              <td>{cell === '' ? <span className="mid">the whole line</span> : <code>{cell}</code>}</td>
              <td>{message}</td>
              <td className="wide">{file}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Added({ preview: { added } }: { preview: ImportPreview }) {
  return (
    <div className="scroll">
      <table className="t">
        <caption>
          To add <More of={added.length} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What</th>
            <th scope="col">Key, for good</th>
          </tr>
        </thead>
        <tbody>
          {added.slice(0, MOST).map(({ kind, key, name, owner }) => (
            <tr key={`${kind} ${owner} ${key}`}>
              <td className="name">{name}</td>
              <td>
                {KINDS[kind]}
                {owner !== null && ` of ${owner}`}
              </td>
              <td>
                <code>{key}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Changed({ preview: { changed } }: { preview: ImportPreview }) {
  return (
    <div className="scroll">
      <table className="t">
        <caption>
          To change <More of={changed.length} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Field</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {changed.slice(0, MOST).flatMap(({ kind, key, name, owner, fields }) =>
            fields.map(({ field, before, after }) => (
              <tr key={`${kind} ${owner} ${key} ${field}`}>
                <td className="name">
                  {name} <span className="mid">{owner === null ? KINDS[kind] : `ability of ${owner}`}</span>
                </td>
                <td>
                  <code>{field}</code>
                </td>
                <td>{shown(before)}</td>
                <td>{shown(after)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

const More = ({ of }: { of: number }) => (
  <small>{of > MOST ? `the first ${MOST} of ${of.toLocaleString('en')}` : of.toLocaleString('en')}</small>
);

const LONG = 160;

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
