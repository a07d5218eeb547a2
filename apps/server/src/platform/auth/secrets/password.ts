import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. `2` is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of no password: checked in place of an unknown account's, for the same time. */
export const decoyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlzMQ$Y2Fubm90IGJlIHRoZSBoYXNoIG9mIGEgcGFzc3dvcmQ';

/** Stands in place of the hash of a login that was disabled: no password has it, and a new one replaces it. */
export const disabledPasswordHash = decoyPasswordHash;

/** A random password: 160 bits in 27 characters. */
export function generatePassword(): string {
  return randomBytes(20).toString('base64url');
}

/** @returns A PHC string, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

/** Takes as long without a stored hash as with one; the answer is then no. */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
): Promise<boolean> {
  const matches = await verify(storedHash ?? decoyPasswordHash, canonical(password));
  return storedHash !== undefined && matches;
}

/** Keyboards differ in how they compose an accented letter. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}
