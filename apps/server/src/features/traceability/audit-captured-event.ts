import { createHash } from 'node:crypto';
import { eventHash, validateEvent, type EpcisEvent } from '@dpp/epcis';
import { canonicalJson, type CertificateSummary } from '@dpp/merkle-seal/node';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { contentHashOf, type CapturedEvent } from './event-model.js';
import { readUntpEvent } from './capture/untp-event-model.js';
import { requireEvent } from './require-event.js';
import { verifyEventCredential, type VerifyEventDeps } from './capture/verify-event-credential.js';

interface EventAudit {
  readonly eventId: string;
  /** True when the event is signed, and everything still holds. */
  readonly compliant: boolean;
  readonly errors: readonly string[];
  readonly auditedAt: Date;
  /** What the signature is proven by. */
  readonly certificate: CertificateSummary | null;
}

/**
 * Checks a stored event again: that it is what was captured, keeps the rules of EPCIS, and has a signature that can
 * be verified now.
 *
 * @throws as {@link requireEvent}.
 */
export function auditCapturedEvent(
  deps: VerifyEventDeps & { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<EventAudit> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const captured = await requireEvent(tx, caller, name);
    const event = JSON.parse(captured.event) as EpcisEvent;
    const { problems } = validateEvent(event);
    const signature = await auditSignature(tx, deps, captured);
    const errors = [
      ...(hashOf(captured, event) === captured.eventHash &&
      isOfContent(captured, event) &&
      isOfCredential(captured)
        ? []
        : ['The event is not the one that was captured.']),
      ...problems.map(({ pointer, message }) => `${pointer}: ${message}`),
      ...(captured.erroneous ? ['The event was declared erroneous.'] : []),
      ...(signature.error === undefined ? [] : [signature.error]),
    ];
    return {
      eventId: captured.id,
      compliant: errors.length === 0,
      errors,
      auditedAt: deps.clock.now(),
      certificate: signature.certificate ?? null,
    };
  });
}

function hashOf({ credential, context }: CapturedEvent, event: EpcisEvent): string {
  if (credential === null) {
    return eventHash(event, context === null ? {} : { context: JSON.parse(context) as unknown });
  }
  const { proof: _signature, ...unsecured } = JSON.parse(credential) as Record<string, unknown>;
  return `ni:///sha-256;${createHash('sha256').update(canonicalJson(unsecured)).digest('hex')}`;
}

/** Events that say other things can have the same hash. The hash of a credential is that of its content. */
function isOfContent(
  { credential, contentHash, context }: CapturedEvent,
  event: EpcisEvent,
): boolean {
  if (credential !== null || contentHash === null) return true;
  const around = context === null ? undefined : (JSON.parse(context) as unknown);
  return contentHashOf(event, around) === contentHash;
}

/** True when the event is the one that its credential is about, or has no credential. */
function isOfCredential({ credential, event, eventHash: hash }: CapturedEvent): boolean {
  if (credential === null) return true;
  const { credentialSubject, validFrom } = JSON.parse(credential) as Record<string, unknown>;
  const { eventTime } = JSON.parse(event) as EpcisEvent;
  const read = readUntpEvent(credentialSubject as Record<string, unknown>, {
    // Where neither says when it was, it was when the credential arrived.
    eventTime: typeof validFrom === 'string' ? validFrom : eventTime,
    transformationID: hash,
  });
  return typeof read !== 'string' && JSON.stringify(read.event) === event;
}

async function auditSignature(
  tx: Knex.Transaction,
  deps: VerifyEventDeps,
  { credential }: CapturedEvent,
): Promise<{ readonly error?: string; readonly certificate?: CertificateSummary | null }> {
  if (credential === null)
    return { error: 'Nobody signed for the event: it came without a credential.' };
  const result = await verifyEventCredential(
    tx,
    deps,
    JSON.parse(credential) as Readonly<Record<string, unknown>>,
  );
  return result.verified ? { certificate: result.certificate } : { error: result.message };
}
