import { type CheerioAPI, load } from 'cheerio';

/** A page as a browser without scripts has it. */
export interface Page {
  readonly status: number;
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;
  /** All that it says, with single spaces. */
  readonly text: string;
}

/** Somebody at the site with a browser that runs no scripts: it keeps cookies, follows redirects and sends forms. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly site: string) {}

  /** The same browser at another address of the site. */
  at(site: string): Visitor {
    const other = new Visitor(site);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** What this browser sends as `Cookie`. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async get(path: string): Promise<Page> {
    return this.send(path, { method: 'GET' });
  }

  /**
   * Fills in and sends the form of a page that has a button with these words.
   * @param fields what is typed, by the names of the fields in the button's own part of the form; all else is sent as it stands
   * @throws where there is no such button or field
   */
  async submit(page: Page, button: string, fields: Readonly<Record<string, string>> = {}): Promise<Page> {
    const { $ } = page;
    const pressed = $('form button')
      .filter((_, one) => $(one).text().trim().startsWith(button))
      .first();
    const form = pressed.closest('form');
    if (form.length === 0)
      throw new Error(`No button "${button}" on ${page.path} (${page.status}): ${page.text.slice(0, 500)}`);
    const part = pressed.closest('[data-part]').attr('data-part');
    const typed = Object.entries(fields).map(([name, value]) => [part ? `${part}/${name}` : name, value] as const);
    const data = new FormData();
    for (const [name, value] of typed) {
      if (form.find(`[name="${name}"]`).length === 0)
        throw new Error(`No field "${name}" beside "${button}" on ${page.path}.`);
      data.append(name, value);
    }
    const own = form.serializeArray().filter((field) => !typed.some(([name]) => name === field.name));
    for (const { name, value } of own) data.append(name, value);
    const name = pressed.attr('name');
    if (name !== undefined) data.append(name, pressed.attr('value') ?? '');
    // An address like `#at-desk` is of the page that the form is on.
    const { pathname, search } = new URL(form.attr('action') ?? '', new URL(page.path, this.site));
    return this.send(pathname + search, { method: 'POST', body: data });
  }

  /** @throws where the site does not let them in */
  async signIn(name: string, password: string): Promise<void> {
    const page = await this.submit(await this.get('/signin'), 'Sign in', { name, password });
    if (page.path.startsWith('/signin')) throw new Error(`${name} was not let in: ${page.text}`);
  }

  private async send(path: string, init: RequestInit, hops = 0): Promise<Page> {
    const headers = new Headers({ origin: this.site, accept: 'text/html' });
    if (this.cookies.size > 0) {
      headers.set('cookie', this.cookie);
    }
    const response = await fetch(new URL(path, this.site), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const to = response.headers.get('location');
    if (to !== null && response.status < 400 && hops < 5) {
      const { pathname, search } = new URL(to, this.site);
      return this.send(pathname + search, { method: 'GET' }, hops + 1);
    }
    const html = await response.text();
    const $ = load(html);
    const text = $('body').clone().find('script, style').remove().end().text().replace(/\s+/g, ' ').trim();
    return { status: response.status, path, html, $, text };
  }
}
