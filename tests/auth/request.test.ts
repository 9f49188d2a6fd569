import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { believedAddress, networkOf } from '@/lib/platform/auth/address';
import { fieldsOf, inputOf, listOf, typedOf, wholeNumber } from '@/lib/platform/auth/form-data';
import { contentPolicy, securityHeaders } from '@/lib/platform/auth/headers';
import { fromOwnOrigin } from '@/lib/platform/auth/origin';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a request that changes something', () => {
  const sent = (origin: string | null, host = 'localhost:3000') =>
    fromOwnOrigin(new Headers({ host, ...(origin !== null && { origin }) }));

  it('is taken from a page of this host alone', () => {
    expect(sent('http://localhost:3000')).toBe(true);
    expect(sent('http://localhost:3001')).toBe(false);
    expect(sent('http://evil.example')).toBe(false);
    expect(sent('http://localhost:3000.evil.example')).toBe(false);
  });

  it('is refused without an origin, or with none that can be read', () => {
    for (const origin of [null, 'null', '', 'localhost:3000']) expect(sent(origin)).toBe(false);
  });

  it('behind TLS must come from the very address that the site is known by', () => {
    vi.stubEnv('NEXTAUTH_URL', 'https://game.example');
    expect(sent('https://game.example', '127.0.0.1:3000')).toBe(true);
    expect(sent('http://game.example', 'game.example')).toBe(false);
    expect(sent('https://other.example', 'other.example')).toBe(false);
  });
});

describe('the address that attempts are counted by', () => {
  const request = (forwarded: string | undefined) => ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.9' },
  });

  it('is the one that is connected, whatever a client claims', () => {
    expect(believedAddress(request('1.2.3.4'), 0)).toBe('10.0.0.9');
    expect(believedAddress(request(undefined), 1)).toBe('10.0.0.9');
  });

  it('behind proxies of our own is what the outermost of them saw', () => {
    expect(believedAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(believedAddress(request('6.6.6.6, 1.2.3.4, 10.0.0.1'), 2)).toBe('1.2.3.4');
    expect(believedAddress(request('1.2.3.4'), 2)).toBe('10.0.0.9');
  });
});

it('an address of IPv6 is counted with its whole network, one of IPv4 as itself', () => {
  expect(networkOf('10.0.0.9')).toBe('10.0.0.9');
  expect(networkOf('::ffff:10.0.0.9')).toBe('10.0.0.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('unknown')).toBe('unknown');
});

describe('what a browser may load', () => {
  const sources = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));

  it('is this site alone, and scripts by nonce', () => {
    const policy = sources(contentPolicy('N', false));
    expect(policy['script-src']).toEqual(["'self'", "'nonce-N'", "'strict-dynamic'"]);
    expect(policy['style-src']).toEqual(["'self'", "'nonce-N'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(contentPolicy('N', false)).not.toMatch(/unsafe|data:|\*|http/);
  });

  it('and https only once the site is reached by it', () => {
    expect(securityHeaders()).not.toHaveProperty('strict-transport-security');
    vi.stubEnv('NEXTAUTH_URL', 'https://game.example');
    expect(securityHeaders()).toHaveProperty('strict-transport-security');
  });
});

describe('a form', () => {
  const data = (pairs: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value);
    return form;
  };

  it('gives one value as text and several as a list, without the framework’s own', () => {
    const fields = fieldsOf(
      data([
        ['$ACTION_1:0', 'x'],
        ['gp', '3'],
        ['merc', 'a'],
        ['merc', 'b'],
      ]),
    );
    expect(inputOf(fields)).toEqual({ gp: '3', merc: ['a', 'b'] });
  });

  it('shows again what was typed, but no password and no key', () => {
    const fields = fieldsOf(
      data([
        ['name', 'Odile'],
        ['password', 'p'],
        ['newPassword', 'q'],
        ['key', 'k'],
      ]),
    );
    expect(typedOf(fields)).toEqual({ name: ['Odile'] });
  });

  it('takes none, one or several boxes as a list', () => {
    const schema = z.object({ merc: listOf(z.string()) });
    expect(schema.parse({})).toEqual({ merc: [] });
    expect(schema.parse({ merc: 'a' })).toEqual({ merc: ['a'] });
    expect(schema.parse({ merc: ['a', 'b'] })).toEqual({ merc: ['a', 'b'] });
  });

  it('takes whole numbers as they are typed, and nothing that only looks like one', () => {
    const number = wholeNumber('A whole number.');
    expect(number.parse(' 12 ')).toBe(12);
    expect(number.parse('−3')).toBe(-3);
    for (const typed of ['', '1.5', '1e3', '0x10', 'NaN', '12a', '9999999999'])
      expect(number.safeParse(typed).success).toBe(false);
  });
});
