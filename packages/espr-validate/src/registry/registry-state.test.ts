import { describe, expect, it } from 'vitest';
import { readyMapping, subjectOf } from '../../test/registry-subjects.js';
import { registryRecord, registryState, type RegistryState } from '../registry.js';

const current = registryRecord(subjectOf(), readyMapping);
const earlier = registryRecord(subjectOf({ merkleRoot: 'b'.repeat(64) }), readyMapping);

const cases: readonly {
  readonly state: RegistryState;
  readonly when: string;
  readonly exported?: { record: typeof current; outcome: 'REGISTERED' | 'REFUSED' | null };
  readonly registered?: typeof current;
  readonly ready?: boolean;
}[] = [
  { state: 'READY', when: 'nothing was exported' },
  { state: 'NOT_READY', when: 'it has blockers', ready: false },
  { state: 'EXPORTED', when: 'it is exported', exported: { record: current, outcome: null } },
  {
    state: 'EXPORTED',
    when: 'it is exported and has a blocker since',
    exported: { record: current, outcome: null },
    ready: false,
  },
  {
    state: 'REFUSED',
    when: 'this version was refused',
    exported: { record: current, outcome: 'REFUSED' },
  },
  {
    state: 'READY',
    when: 'an earlier version was refused',
    exported: { record: earlier, outcome: 'REFUSED' },
  },
  {
    state: 'REGISTERED',
    when: 'a result says so',
    exported: { record: current, outcome: 'REGISTERED' },
    registered: current,
  },
  {
    state: 'STALE',
    when: 'the registered version is an earlier one',
    exported: { record: earlier, outcome: 'REGISTERED' },
    registered: earlier,
  },
  {
    state: 'STALE',
    when: 'the exported version is an earlier one',
    exported: { record: earlier, outcome: null },
  },
  {
    state: 'EXPORTED',
    when: 'this version was exported after an earlier one was registered',
    exported: { record: current, outcome: null },
    registered: earlier,
  },
  {
    state: 'REFUSED',
    when: 'this version was refused after an earlier one was registered',
    exported: { record: current, outcome: 'REFUSED' },
    registered: earlier,
  },
];

describe('the state of a passport', () => {
  it.each(cases)('is $state when $when', ({ state, exported, registered, ready = true }) => {
    const standing = { exported: exported ?? null, registered: registered ?? null };
    expect(registryState({ current, ready, ...standing })).toBe(state);
  });

  it.each([
    ['the operator', { operator: { regId: 'DE136695976', scheme: 'VAT' } }],
    ['the facility', { facilityGln: null }],
    ['the commodity code', { commodityCode: '85065000' }],
    ['the address', { link: 'https://other.example/01/1' }],
    ['the sealed content', { merkleRoot: 'c'.repeat(64) }],
  ] as const)('is STALE once %s has changed', (_what, changes) => {
    const changed = registryRecord(subjectOf(changes), readyMapping);
    const standing = { exported: null, registered: current };
    expect(registryState({ current: changed, ready: true, ...standing })).toBe('STALE');
  });

  it('stays REGISTERED when only the definition of the hash has changed', () => {
    const rehashed = { ...current, versionHash: 'd'.repeat(64) };
    const standing = { exported: null, registered: current };
    expect(registryState({ current: rehashed, ready: true, ...standing })).toBe('REGISTERED');
  });
});
