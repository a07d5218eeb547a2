import { createHash, randomInt } from 'node:crypto';

/** Without what looks like something else on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;
const shape = new RegExp(`^[${alphabet}]{${groups * groupLength}}$`);

/** Something to log in with when the phone is gone: 79 bits, as `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** True when text has the shape of a code, however it is typed; no other text can be one. */
export function isRecoveryCode(typed: string): boolean {
  return shape.test(canonical(typed));
}

/** Hash of a code, independent of case and separators. The code is random enough to need no slow hash. */
export function recoveryCodeSha256(typed: string): string {
  return createHash('sha256').update(canonical(typed)).digest('hex');
}

function canonical(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
