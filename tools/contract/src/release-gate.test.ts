import { describe, expect, it } from 'vitest';
import { contractDocument } from '@dpp/server/contract';
import { goldenMutations, type Description } from '../test/golden-mutations.js';
import { changesOf, judge, latest, type Part, type Waiver } from './release-gate.js';
import { requiredBump } from './required-bump.js';

const released = JSON.parse(JSON.stringify(contractDocument())) as Description;

function mutated(mutate: (description: Description) => unknown): Description {
  const description = structuredClone(released);
  mutate(description);
  return description;
}

const bumpAfter = (part: Part, description: object) =>
  requiredBump(changesOf(part, released, description));

describe('what a change of the description demands', () => {
  it('is pinned by at least 40 mutations that change something', () => {
    expect(goldenMutations.length).toBeGreaterThan(40);
    const inert = goldenMutations.filter(
      ([, mutate]) => JSON.stringify(mutated(mutate)) === JSON.stringify(released),
    );
    expect(inert.map(([what]) => what)).toEqual(['nothing at all']);
  });

  it.each(goldenMutations)('%s', (_what, mutate, contract, extension) => {
    const description = mutated(mutate);
    expect({
      contract: bumpAfter('contract', description),
      extension: bumpAfter('extension', description),
    }).toEqual({ contract, extension });
  });
});

describe('the verdict', () => {
  const noHealth = mutated(({ paths }) => delete paths['/health']);
  const change = 'removed paths › GET /health';
  const waiver: Waiver = { part: 'contract', since: '1.15.0', change, reason: 'Pre-GA.' };

  const verdictOn = (
    document: object,
    version: string,
    { part = 'contract', waivers = [] }: { part?: Part; waivers?: readonly Waiver[] } = {},
  ) =>
    judge(
      part,
      { document, versions: { contract: version, extension: version } },
      { released: { version: '1.15.0', document: released }, waivers },
    );

  it('passes what did not change', () => {
    expect(verdictOn(released, '1.15.0')).toMatchObject({ passed: true, bump: 'none' });
  });

  it.each([
    ['1.15.0', false],
    ['1.15.1', false],
    ['1.16.0', false],
    ['2.0.0', true],
  ])('fails a breaking change at %s: %s', (version, passed) => {
    const verdict = verdictOn(noHealth, version);
    expect(verdict).toMatchObject({ passed, bump: 'major' });
    expect(verdict.lines.some((line) => line.includes(change))).toBe(!passed);
  });

  it.each([
    ['1.15.0', false],
    ['1.15.1', false],
    ['1.16.0', true],
  ])('lets a waived breaking change ship as an addition at %s: %s', (version, passed) => {
    expect(verdictOn(noHealth, version, { waivers: [waiver] })).toMatchObject({ passed });
  });

  it.each<[string, Partial<Waiver>]>([
    ['of another release', { since: '1.14.0' }],
    ['of another part', { part: 'extension' }],
    ['of another change', { change: 'removed paths › GET /ready' }],
  ])('takes no waiver %s', (_name, difference) => {
    const waivers = [{ ...waiver, ...difference }];
    expect(verdictOn(noHealth, '1.16.0', { waivers }).passed).toBe(false);
  });

  it('fails for a waiver whose change is not there: it serves one merge', () => {
    const verdict = verdictOn(released, '1.16.0', { waivers: [waiver] });
    expect(verdict).toMatchObject({ passed: false, bump: 'none' });
    expect(verdict.lines.join()).toContain('remove it');
  });

  it('does not let a waiver cover a second break', () => {
    const worse = mutated(({ paths }) => {
      delete paths['/health'];
      delete paths['/api/v1/version'];
    });
    expect(verdictOn(worse, '1.16.0', { waivers: [waiver] }).passed).toBe(false);
  });

  it('compares with the highest release, by number', () => {
    const versions = ['1.9.0', '1.15.0', '1.10.2'];
    const releases = versions.map((version) => ({ version, document: {} }));
    expect(latest(releases)?.version).toBe('1.15.0');
    expect(latest([])).toBeUndefined();
  });
});
