'use client';

import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useForm } from '@/components/kit/form-island';
import { Hint } from '@/components/kit/text';
import { asText, type Fields, partsOf } from '@/lib/features/desk/parts';
import { type FormAction, FRESH } from '@/lib/platform/auth/form-state';
import { sayTime } from '@/lib/record/views/time';
import { putBack } from './typed-fields';

/** Milliseconds of quiet before what is typed is kept on the server. */
const QUIET = 1500;
/** So long (milliseconds) a page may take to go away with what is sent. */
const GOES = 5000;

const KeptContext = createContext<Readonly<Record<string, string>>>({});

/** What a form holds, by part. */
const heldBy = (form: HTMLFormElement) =>
  partsOf(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
const textOf = (form: HTMLFormElement, part: string): string => asText(heldBy(form).get(part)?.fields ?? {});

/** What was typed while something else was being sent, for the page that its answer brings. */
const late = new Map<string, Record<string, Fields>>();

/**
 * Keeps what is typed on the desk each time that the typing rests, and asks before somebody leaves with what is not sent. With scripts off
 * every button sends the whole desk, and the server keeps what was not meant.
 * @param name whose desk, of which week
 * @param zone the season’s time zone
 */
export function DeskKeeper({
  name,
  keep,
  zone,
  children,
}: {
  name: string;
  keep: FormAction<{ keptAt: string }>;
  zone: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const { pending } = useForm();
  const waits = useRef<() => void>(() => undefined);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const touched = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sending = false;
    let kept = textOf(form, 'post');
    let sent: Map<string, string> | null = null;
    let gone = false;

    const say = (parts: Iterable<string>, words: string) =>
      setSaid((before) => ({ ...before, ...Object.fromEntries([...parts].map((part) => [part, words])) }));
    const save = async () => {
      const parts = [...touched];
      const post = textOf(form, 'post');
      const state = await keep(FRESH, new FormData(form)).catch(() => null);
      if (gone) return;
      const at = state?.shown?.keptAt;
      if (at === undefined) return say(parts, state?.problem?.message ?? NO_ANSWER);
      kept = post;
      say(
        parts.filter((part) => part !== 'post'),
        `draft ${sayKept(at, zone)}, not sent yet`,
      );
      if (touched.has('post')) say(['post'], sayKept(at, zone));
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(save, QUIET);
    };
    waits.current = () => touched.size > 0 && rest();
    const onInput = (event: Event) => {
      const part = event.target instanceof Element ? partOf(event.target) : null;
      if (part === null) return;
      touched.add(part);
      say([part], '');
      rest();
    };
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      // The browser would press the first button of the whole desk.
      event.preventDefault();
      const button = target.closest('[data-part]')?.querySelector<HTMLButtonElement>('button[name="part"]');
      if (button) form.requestSubmit(button);
    };
    const onSubmit = (event: SubmitEvent) => {
      clearTimeout(timer);
      const part = event.submitter instanceof HTMLButtonElement ? event.submitter.value.split(' ', 1)[0] : '';
      sent = new Map([...heldBy(form).keys()].map((each) => [each, textOf(form, each)]));
      if (part) sent.set(part, '');
      sending = true;
      setTimeout(() => {
        sending = false;
      }, GOES);
    };
    const unsent = () =>
      [...touched].some((part) => {
        const text = textOf(form, part);
        return part === 'post' ? text !== kept : text !== (heldBy(form).get(part)?.was ?? text);
      });
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!sending && unsent()) event.preventDefault();
    };
    form.addEventListener('input', onInput);
    form.addEventListener('keydown', onKey);
    form.addEventListener('submit', onSubmit, true);
    window.addEventListener('beforeunload', onLeave);
    const typedMeanwhile = late.get(name);
    late.delete(name);
    if (typedMeanwhile) putBack(form, typedMeanwhile);
    return () => {
      gone = true;
      clearTimeout(timer);
      form.removeEventListener('input', onInput);
      form.removeEventListener('keydown', onKey);
      form.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('beforeunload', onLeave);
      const before = sent;
      if (before === null) return;
      // An answer brings the page anew: what was typed since it was sent comes along.
      const since = [...heldBy(form)].filter(([part, { fields }]) => {
        const then = before.get(part);
        return touched.has(part) && then !== undefined && then !== '' && then !== asText(fields);
      });
      if (since.length > 0) {
        late.set(name, Object.fromEntries(since.map(([part, { fields }]) => [part, fields])));
      }
    };
  }, [name, keep, zone]);

  // An answer that left the page as it is: what was typed goes on to be kept.
  useEffect(() => {
    if (!pending) waits.current();
  }, [pending]);

  return (
    <KeptContext value={said}>
      <div ref={box}>{children}</div>
    </KeptContext>
  );
}

const partOf = (element: Element): string | null => element.closest<HTMLElement>('[data-part]')?.dataset.part ?? null;

const sayKept = (at: string, zone: string): string => `saved ${sayTime(at, zone, 'hour').slice(-5)}`;
const NO_ANSWER = 'Not saved: the site does not answer just now.';

/** When a part was kept. @param at as the page was loaded (ISO); null: nothing was. */
export function KeptAt({ part, at, zone }: { part: string; at: string | null; zone: string }) {
  const said = use(KeptContext)[part];
  const before = at === null ? '' : part === 'post' ? sayKept(at, zone) : `draft ${sayKept(at, zone)}, not sent yet`;
  return (
    <Hint as="span" role="status">
      {said ?? before}
    </Hint>
  );
}
