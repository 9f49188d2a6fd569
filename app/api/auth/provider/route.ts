import { signInFromProvider } from '@/lib/platform/auth/by-provider';
import { sayDone } from '@/lib/platform/auth/flash';
import { seeOther } from '@/lib/platform/auth/go-to';
import { ownPath } from '@/lib/platform/auth/own-path';
import { endAtProvider, keepFound } from '@/lib/platform/auth/provider';
import { beginSession } from '@/lib/platform/auth/session';
import { readVisit } from '@/lib/platform/auth/visit';

/**
 * Where the provider sends people back to. What fits an errand of this very browser signs in, where the account asks for nothing
 * more; a link is made by a form on the account page, which says whose it is.
 */
export async function GET(request: Request): Promise<Response> {
  const came = await endAtProvider(new URL(request.url).search);
  if (!came.ok) return seeOther(await sayDone('/signin', [came.problem.message, came.problem.next].join(' ')));
  const { who, errand } = came.value;
  if (errand.for === 'link') {
    await keepFound(came.value);
    return seeOther('/account#provider');
  }
  const opened = await signInFromProvider(who, '', await readVisit());
  if (opened.ok) {
    await beginSession(opened.value);
    return seeOther(ownPath(errand.to, '/'));
  }
  if (opened.problem.code === 'second-step') {
    await keepFound(came.value);
    return seeOther('/signin#second-step');
  }
  return seeOther(await sayDone('/signin', [opened.problem.message, opened.problem.next ?? ''].join(' ')));
}
