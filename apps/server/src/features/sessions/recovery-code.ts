import { createHash, randomInt } from 'node:crypto';

/** Without what looks like something else on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Something to log in with when the phone is gone: 79 bits, as `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Whatever way it is typed. The code is random enough to need no slow hash. */
export function recoveryCodeSha256(code: string): string {
  const canonical = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(canonical).digest('hex');
}
