import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/platform/auth/options';
import { fromOwnOrigin } from '@/lib/platform/auth/origin';

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own doors, for programs; people sign in and out by the forms of /signin and /signout. */
const answer = (request: NextRequest, context: Context): Promise<Response> => NextAuth(authOptions())(request, context);

export const GET = answer;

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  if (!fromOwnOrigin(request.headers)) return new Response('Refused: not sent from this site.\n', { status: 403 });
  return answer(request, context);
}
