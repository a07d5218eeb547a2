import { describe, expect, it } from 'vitest';
import { idempotencyScope } from './idempotency.js';

describe('the scope of an Idempotency-Key', () => {
  const scope = (unit: string, operatorId: string | null = null) =>
    idempotencyScope('appendUnitEvent', { id: unit }, { operatorId });

  it('is one for all keys of the whole workspace', () => {
    expect(idempotencyScope('createPassport', {}, { operatorId: null })).toBe('createPassport');
  });

  it('differs by what the path names', () => {
    expect(scope('unit-a')).toBe(scope('unit-a'));
    expect(scope('unit-a')).not.toBe(scope('unit-b'));
  });

  it('is no longer than an index takes, and still tells what is long apart', () => {
    const [one, other] = [scope('a'.repeat(9000)), scope(`${'a'.repeat(8999)}b`)];
    expect(one.length).toBeLessThan(500);
    expect(one).not.toBe(other);
  });

  it('differs by operator, and from that of the whole workspace', () => {
    const scopes = [scope('unit-a'), scope('unit-a', 'one'), scope('unit-a', 'other')];
    expect(new Set(scopes).size).toBe(3);
  });
});
