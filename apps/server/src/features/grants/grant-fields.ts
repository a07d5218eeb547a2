import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { addDays, grantTextLengths, maxGrantDays, type AccessGrant } from './grant-model.js';

type Text = string | null | undefined;

export interface GranteeInput {
  readonly granteeName: string;
  readonly granteeEmail?: Text;
  readonly organization?: Text;
  readonly purpose?: Text;
}

export type Grantee = Pick<
  AccessGrant,
  'granteeName' | 'granteeEmail' | 'organization' | 'purpose'
>;

/**
 * Who is to see something, and why, as it is kept.
 *
 * @throws a 400 for a blank name and for an address that is none.
 */
export function parseGrantee(input: GranteeInput): Grantee {
  const granteeName = textOf(input, 'granteeName');
  if (granteeName === null) throw ApiError.brief(400, 'granteeName must not be blank.');
  const granteeEmail = textOf(input, 'granteeEmail');
  if (granteeEmail !== null && !z.email().safeParse(granteeEmail).success) {
    throw ApiError.brief(400, 'granteeEmail must be an e-mail address.');
  }
  const organization = textOf(input, 'organization');
  return { granteeName, granteeEmail, organization, purpose: textOf(input, 'purpose') };
}

/** Trimmed and cut; null for what is blank. A character is never cut in two. */
function textOf(input: GranteeInput, field: keyof typeof grantTextLengths): string | null {
  const text = (input[field] ?? '').trim().slice(0, grantTextLengths[field]);
  const whole = /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
  return whole === '' ? null : whole;
}

/** @throws a 400 for a time that is past, or further away than any grant reaches. */
export function requireExpiry(expiresAt: Date, now: Date): Date {
  if (!(expiresAt > now && expiresAt <= addDays(now, maxGrantDays))) {
    const message = `expiresAt must be in the future, and at most ${maxGrantDays} days away.`;
    throw ApiError.brief(400, message);
  }
  return expiresAt;
}
