import { randomBytes } from 'node:crypto';

/**
 * A new signing secret: `whsec_` and 32 lower-case hex digits. Signing and verifying decode the part behind the
 * prefix as base64, as the Standard Webhooks specification says: 24 bytes.
 */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(16).toString('hex')}`;
}
