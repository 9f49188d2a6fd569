import { currentActor } from '@/lib/platform/auth/session';
import { exportTable } from '@/lib/record/tables/export';
import { tableNumber } from '../number';

/** A table as a scenario: once it is over for whoever may watch it, before that for admins. */
export async function GET(_: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const number = tableNumber((await params).number);
  const text = number === null ? null : await exportTable(number, await currentActor());
  if (!text?.ok) {
    return new Response(text?.problem.message ?? 'There is no such table.', {
      status: text?.problem.code === 'forbidden' ? 403 : 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(text.value, {
    headers: {
      'content-type': 'text/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="table-${number}.yaml"`,
      'cache-control': 'private, no-store',
    },
  });
}
