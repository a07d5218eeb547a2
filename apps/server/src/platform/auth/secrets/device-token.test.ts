import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeviceTokens, deviceLifetimeSeconds } from './device-token.js';

const secret = 'a secret of at least 32 characters';
const tokens = createDeviceTokens(secret);
const userId = randomUUID();
const at = new Date('2026-11-22T10:00:00Z');
const token = tokens.issue(userId, at);

describe('a device token', () => {
  it('names the same device each time, and each token another', () => {
    const device = tokens.verify(token, userId, at);
    expect(device).toMatch(/^[\w-]{30}$/);
    expect(tokens.verify(token, userId, at)).toBe(device);
    expect(tokens.verify(tokens.issue(userId, at), userId, at)).not.toBe(device);
  });

  it('lasts 180 days, to the second', () => {
    const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    expect(tokens.verify(token, userId, after(deviceLifetimeSeconds - 1))).toBeDefined();
    expect(tokens.verify(token, userId, after(deviceLifetimeSeconds))).toBeUndefined();
    expect(deviceLifetimeSeconds).toBe(15_552_000);
  });

  it('says nothing of another user', () => {
    expect(tokens.verify(token, randomUUID(), at)).toBeUndefined();
  });

  it.each([
    ['of another secret', createDeviceTokens(`${secret}!`).issue(userId, at)],
    ['that is empty', ''],
    ['cut short', token.slice(0, -4)],
    ['with more behind it', `${token}AAAA`],
    ['that is no base64url', '!'.repeat(72)],
    ['in other letters', 'é'.repeat(72)],
  ])('is refused: %s', (_what, forged) => {
    expect(tokens.verify(forged, userId, at)).toBeUndefined();
  });

  it('is refused with any bit changed', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (bytes[index] ?? 0) ^ 1;
      expect(tokens.verify(changed.toString('base64url'), userId, at)).toBeUndefined();
    }
  });
});
