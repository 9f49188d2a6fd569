import { TEMPLATES, template } from '@/lib/record/exchange/templates';

interface Context {
  readonly params: Promise<{ readonly name: string }>;
}

/** A file to fill in, the same for everybody. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const found = TEMPLATES.find((each) => each === name);
  if (found === undefined)
    return Response.json({ code: 'not-found', message: 'There is no such file.' }, { status: 404 });
  const { body, type } = template(found);
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${found}"` },
  });
}
