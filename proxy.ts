import { type NextRequest, NextResponse } from 'next/server';
import { ASKED_HEADER, DONE_COOKIE, DONE_HEADER, NOTHING, PATH_HEADER, seasonPart } from '@/lib/platform/auth/asked';
import { awayPage } from '@/lib/platform/auth/away-page';
import { isLonger, MOST_BYTES } from '@/lib/platform/auth/body-limit';
import { contentPolicy, securityHeaders } from '@/lib/platform/auth/headers';
import { databaseAnswers } from '@/lib/platform/auth/health';
import { fromOwnOrigin, isSafeMethod } from '@/lib/platform/auth/origin';
import { isMisspelt } from '@/lib/platform/auth/parameters';
import { troublePage } from '@/lib/platform/auth/trouble-pages';

/** Before every page and route: refuses what other sites send, and says what a browser may load. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const safe = isSafeMethod(request.method);
  if (!safe && !fromOwnOrigin(request.headers)) {
    return answer(403, 'Refused: this was not sent from a page of this site.\n', 'text/plain');
  }
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentPolicy(nonce);
  const { pathname, searchParams } = request.nextUrl;

  // Scripts look at the size before they send; files that are uploaded have a limit of their own.
  if (!safe && !UPLOAD.test(pathname) && (await tooLong(request))) {
    const refused = answer(413, troublePage(413, { nonce, number: '', posted: true }) ?? '', 'text/html');
    refused.headers.set('content-security-policy', policy);
    return refused;
  }

  // An action that a script sent answers for itself, so that what was typed stays on the page.
  if (needsDatabase(pathname) && !request.headers.has('next-action') && !(await databaseAnswers())) {
    const away = answer(503, awayPage(nonce, !safe), 'text/html');
    away.headers.set('content-security-policy', policy);
    away.headers.set('retry-after', '30');
    return away;
  }

  // What the page is rendered with; the framework takes the nonce for its own scripts from the policy. Set in every case, so
  // that no client can put words into these headers.
  const asked = new Headers(request.headers);
  asked.set('content-security-policy', policy);
  asked.set(PATH_HEADER, pathname);
  // A form that is sent from a page that says what was done has its own answer.
  const done = safe ? doneNumber(searchParams.get('done')) : '';
  asked.set(DONE_HEADER, done);
  asked.set(ASKED_HEADER, pathname.endsWith(NOTHING) ? encodeURIComponent(searchParams.get('asked') ?? '') : '');

  const misspelt = safe && isMisspelt(pathname, searchParams);
  // It says what was asked in its address as well: where the framework takes it for another server's, it comes in here again.
  const nothing = request.nextUrl.clone();
  if (misspelt) {
    const words = encodeURIComponent(`${pathname}${request.nextUrl.search}`.slice(0, LONGEST));
    asked.set(ASKED_HEADER, words);
    nothing.pathname = `${seasonPart(pathname)}${NOTHING}`;
    nothing.search = `?asked=${words}`;
  }
  const response = misspelt
    ? NextResponse.rewrite(nothing, { request: { headers: asked } })
    : NextResponse.next({ request: { headers: asked } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(securityHeaders())) response.headers.set(name, value);
  // What was done is said once. As a bare header: by the framework's own way the page itself would find the cookie gone.
  if (done !== '' && !request.headers.has('rsc')) response.headers.append('set-cookie', SAID);
  return response;
}

/** So much of an address is told back. */
const LONGEST = 400;

/** By what it says of its length, or where it says nothing, by counting: then the framework reads a copy. */
const tooLong = async (request: NextRequest): Promise<boolean> => {
  const said = request.headers.get('content-length');
  return said === null ? isLonger(request.body) : Number(said) > MOST_BYTES;
};

/** They take files, and say themselves what is too much. */
const UPLOAD = /^\/s\/[^/]+\/admin\/(?:import|topics)\/upload$/;

const answer = (status: number, body: string, type: string): NextResponse =>
  new NextResponse(body, {
    status,
    headers: { ...securityHeaders(), 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });

/** What answers without the database: the two probes, and files. The JSON API says in JSON that the database is away. */
const needsDatabase = (path: string): boolean =>
  path !== '/healthz' && path !== '/readyz' && !/\.\w+$/.test(path) && !JSON_API.test(path);

const JSON_API = /^(\/s\/[^/]+)?\/api\/v1(\/|$)/;

const SAID = `${DONE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** A header takes no arbitrary text. */
const doneNumber = (asked: string | null): string => (asked !== null && /^[0-9a-f]{8}$/.test(asked) ? asked : '');

export const config = { matcher: '/((?!_next/static/).*)' };
