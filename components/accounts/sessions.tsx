import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { SessionLine } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  sessions: readonly SessionLine[];
  zone: string;
  end: FormAction;
  endOthers: FormAction;
}

/** Where somebody is signed in, each to be ended. */
export function SessionsSection({ sessions, zone, end, endOthers }: Props) {
  return (
    <section className="top-gap">
      <SectionHead
        title="Where you are signed in"
        id="sessions"
        more="a session ends by itself after 30 days, or after 14 in which nobody came"
      />
      <table className="t">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col" className="wide">
              Address
            </th>
            <th scope="col">Last seen</th>
            <th scope="col">
              <span className="vh">End it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id} className={session.here ? 'mine' : undefined}>
              <th scope="row">
                {session.browser}
                <span className="sub">{session.address}</span>
              </th>
              <td className="wide">{session.address}</td>
              <td className="nb">
                {session.here ? 'this browser, now' : <Time at={session.seenAt} zone={zone} />}
                <span className="mid wide">
                  {' '}
                  · since <Time at={session.since} zone={zone} style="day" />
                </span>
              </td>
              <td>
                {!session.here && (
                  <Form action={end} label={`End the session of ${session.browser}`}>
                    <FormMessage />
                    <input type="hidden" name="session" value={session.id} />
                    <Button look="small">End it</Button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sessions.length > 1 && (
        <Form action={endOthers} className="after" label="End all other sessions">
          <FormMessage />
          <p className="row">
            <Button>End all but this one</Button>
            <span className="hint">If one of them is not yours, change your password too.</span>
          </p>
        </Form>
      )}
    </section>
  );
}
