import { currentActor } from '@/lib/platform/auth/session';
import { tableFileOf } from '@/lib/record/replay/table';
import { readTableBundle } from '@/lib/record/tables/bundle';
import { tableNumber } from '../number';

const STATUS: Readonly<Record<string, number>> = { open: 409, forbidden: 403 };

/** A finished table as a file that `npm run scenario -- --replay` plays again. */
export async function GET(_: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const number = tableNumber((await params).number);
  const read = number === null ? null : await readTableBundle(number, await currentActor());
  if (!read?.ok) {
    const { code, message } = read?.problem ?? { code: 'not-found', message: 'There is no such table.' };
    return Response.json({ code, message }, { status: STATUS[code] ?? 404, headers: { 'cache-control': 'no-store' } });
  }
  return new Response(`${JSON.stringify(tableFileOf(read.value))}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="table-${number}.json"`,
      'cache-control': 'private, no-cache',
    },
  });
}
