import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { decoyPasswordHash, hashPassword, verifyPassword } from './password.js';

const password = 'correct horse battery';
const stored = hashPassword(password);

describe('verifyPassword', () => {
  it('knows the password again', async () => {
    expect(await verifyPassword(password, await stored)).toBe(true);
  });

  it('takes an accented letter in one code point or two', async () => {
    const hash = await hashPassword('caf\u00e9 au lait, bitte');
    expect(await verifyPassword('cafe\u0301 au lait, bitte', hash)).toBe(true);
  });

  it.each(['', 'correct horse', `${password} `, password.toUpperCase()])(
    'refuses %j',
    async (wrong) => {
      expect(await verifyPassword(wrong, await stored)).toBe(false);
    },
  );

  it('refuses every password of an account that is not there', async () => {
    expect(await verifyPassword(password, undefined)).toBe(false);
  });

  it('spends the same cost on an account that is not there', async () => {
    expect(parseOptions(decoyPasswordHash)).toEqual(parseOptions(await stored));
  });
});

it('salts each hash', async () => {
  expect(await hashPassword(password)).not.toBe(await stored);
});
