import type { AuditEntry } from '@dpp/client';
import { describe, expect, it } from 'vitest';
import { groupEntries } from './group-entries.js';
import { logPath, parseLogAddress, searchOf } from './log-address.js';

describe('the address of the log', () => {
  it('says what is asked for, and is read again', () => {
    const address = { q: 'a&b', kind: 'passport', actor: 'x@y.example', days: 7 };
    const path = logPath(address);
    const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
    expect(parseLogAddress(query)).toEqual({ ...address, target: undefined });
  });

  it('passes over a span that is not offered', () => {
    expect(parseLogAddress({ days: '-1' }).days).toBeUndefined();
  });

  it('passes over a kind that is not offered, and the end of a text that is too long', () => {
    expect(parseLogAddress({ kind: '<script>' }).kind).toBeUndefined();
    expect(parseLogAddress({ q: 'x'.repeat(300) }).q).toHaveLength(200);
  });

  it('leaves a filter out, and opens an entry', () => {
    expect(logPath({ kind: 'user' }, { kind: undefined })).toBe('/audit');
    expect(logPath({ kind: 'user' }, {}, 7)).toBe('/audit/7?kind=user');
    expect(logPath({ path: '/platform/audit', q: 'x' }, {}, 7)).toBe('/platform/audit/7?q=x');
  });

  it('asks the same for a whole day', () => {
    const morning = searchOf({ days: 7 }, new Date(2026, 10, 26, 8));
    expect(searchOf({ days: 7 }, new Date(2026, 10, 26, 20))).toEqual(morning);
    expect(morning.from).toBe(new Date(2026, 10, 20).toISOString());
  });
});

describe('groupEntries', () => {
  const entry = (seq: number, change: Partial<AuditEntry> = {}) =>
    ({
      ...{ seq, action: 'passport.sealed', actor: 'a', at: '2026-11-21T09:40:10.000Z' },
      ...change,
    }) as AuditEntry;
  const seqsOf = (entries: readonly AuditEntry[]) =>
    groupEntries(entries).map((group) => group.map(({ seq }) => seq));

  it('makes like entries of one minute one line', () => {
    const later = { at: '2026-11-21T09:40:50.000Z' };
    expect(seqsOf([entry(3, later), entry(2), entry(1)])).toEqual([[3, 2, 1]]);
  });

  it.each([
    ['another action', { action: 'passport.created' }],
    ['another person', { actor: 'b' }],
    ['another minute', { at: '2026-11-21T09:39:59.000Z' }],
  ])('parts at %s', (_name, change) => {
    expect(seqsOf([entry(3), entry(2, change), entry(1)])).toEqual([[3], [2], [1]]);
  });
});
