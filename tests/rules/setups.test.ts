import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mercenaries } from '@/lib/engine/rules/mercenaries';
import { SETUP_VERSION } from '@/lib/engine/rules/mercenaries/setup';
import { readSetup, UPGRADERS, type Upgrader, upgraded } from '@/lib/engine/rules/mercenaries/upgrade';

const sampleOf = (version: number): unknown =>
  JSON.parse(readFileSync(new URL(`setups/${version}.json`, import.meta.url), 'utf8'));
const versions = Array.from({ length: SETUP_VERSION }, (_, at) => at + 1);

describe.each(versions)('a Setup stored in version %i', (version) => {
  it('is kept as a sample, and opens a week by these rules', () => {
    const stored = sampleOf(version);
    expect(stored).toMatchObject({ setupVersion: version });
    const setup = readSetup(stored);
    expect(setup.setupVersion).toBe(SETUP_VERSION);
    const state = mercenaries.open(setup);
    expect(Object.keys(mercenaries.view(state, { kind: 'record' }).teams)).toEqual(Object.keys(setup.teams));
  });
});

it('has an upgrader for each version but the last', () => {
  expect(Object.keys(UPGRADERS).map(Number)).toEqual(versions.slice(0, -1));
});

describe('upgrading', () => {
  const renamed: Upgrader = ({ pay, ...rest }) => ({ ...rest, fee: pay });
  const doubled: Upgrader = ({ fee, ...rest }) => ({ ...rest, fee: Number(fee) * 2 });

  it('goes one version at a time, in order', () => {
    expect(upgraded({ setupVersion: 1, pay: 3 }, { 1: renamed, 2: doubled }, 3)).toEqual({ setupVersion: 3, fee: 6 });
    expect(upgraded({ setupVersion: 2, fee: 3 }, { 1: renamed, 2: doubled }, 3)).toEqual({ setupVersion: 3, fee: 6 });
  });

  it('leaves the newest as it is', () => {
    expect(upgraded({ setupVersion: 3, fee: 1 }, { 1: renamed, 2: doubled }, 3)).toEqual({ setupVersion: 3, fee: 1 });
  });

  it('of what has no version, or no upgrader, is a bug', () => {
    expect(() => upgraded({ week: 1 }, {}, 3)).toThrow('It is no Setup.');
    expect(() => upgraded({ setupVersion: 2 }, { 1: renamed }, 3)).toThrow('version 2 has no upgrader');
    expect(() => readSetup({ ...Object(sampleOf(1)), setupVersion: SETUP_VERSION + 1 })).toThrow();
  });
});
