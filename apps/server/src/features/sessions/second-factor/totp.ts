import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Digital Product Passport';
/** RFC 6238, 5.2: one step before and after, for clocks that differ. */
const window = 1;

/** @returns 160 random bits in base32 (RFC 4226, section 4, R6). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return new TOTP({ ...parameters, issuer, label: email, secret }).toString();
}

/** Six digits of ASCII. The library throws at other characters, and so would tell a right password. */
const codePattern = /^[0-9]{6}$/;

/** True when text has the shape of a code; no other text can be one. */
export function isTotpCode(text: string): boolean {
  return codePattern.test(text);
}

/** The time step a code belongs to; undefined when it is not one of now. */
export function matchTotp(secret: string, code: string, at: Date): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
