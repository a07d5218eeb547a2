import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { operatorReader, type BoundOperator } from '../../operators/operator-reader.js';
import { refusalOf } from '../event-model.js';
import type { AcceptedEvent } from './accepted-event-model.js';
import { readUntpEvent } from './untp-event-model.js';
import {
  issuerIdOf,
  verifyEventCredential,
  type VerifyEventDeps,
} from './verify-event-credential.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * The event that a signed credential is about, once its signature is verified.
 *
 * @param sent - As it was parsed, strictly.
 * @throws a 400 `Bad Request` when it is no signed credential, `Schema Validation Error` for a subject that is no
 * event, `Cryptographic Verification Failed`; a 403 when the caller is bound to an operator and the issuer does not
 * name that operator.
 */
export async function acceptEventCredential(
  deps: VerifyEventDeps & { readonly db: Knex },
  caller: Caller,
  sent: Members,
): Promise<AcceptedEvent> {
  const subject = requireSubject(sent);
  const { proof, ...unsecured } = sent;
  const hash = createHash('sha256').update(canonicalJson(unsecured)).digest('hex');
  const { validFrom } = sent;
  const read = readUntpEvent(subject, {
    eventTime: typeof validFrom === 'string' ? validFrom : deps.clock.now().toISOString(),
    transformationID: `ni:///sha-256;${hash}`,
  });
  if (typeof read === 'string') throw invalidSubject(read);
  const refusal = refusalOf(read.event);
  if (refusal !== undefined) throw invalidSubject(refusal);
  const { issuerDid, certificate } = await tenantTransaction(
    deps.db,
    caller.tenant.id,
    async (tx) => {
      const signature = await requireSignature(tx, deps, sent);
      await requireOwnIssuer(tx, caller, { issuer: sent['issuer'], ...signature });
      return signature;
    },
  );
  const { event, originLocation, words } = read;
  const signed = {
    credential: JSON.stringify(sent),
    issuerDid,
    signer: certificate?.subject ?? null,
    originLocation,
    words,
  };
  // The hash covers every member but the proof, canonically.
  return {
    event,
    eventHash: `ni:///sha-256;${hash}`,
    contentHash: hash,
    context: null,
    signed,
  };
}

function requireSubject(sent: Members): Members {
  const subject = sent['credentialSubject'];
  const lacks = [
    ...(isMembers(subject) ? [] : ['credentialSubject, an object']),
    ...(issuerIdOf(sent) === undefined ? ['issuer, a DID or an object with one as its id'] : []),
    ...(typeof sent['proof'] === 'object' && sent['proof'] !== null ? [] : ['proof, an object']),
  ];
  if (lacks.length > 0 || !isMembers(subject)) {
    throw ApiError.badRequest(
      `The body is a credential with its proof. It lacks ${lacks.join('; ')}.`,
    );
  }
  return subject;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidSubject(message: string): ApiError {
  return ApiError.badRequest(`credentialSubject: ${message}`, {
    error: 'Schema Validation Error',
    code: 'EVENT_INVALID',
  });
}

async function requireSignature(tx: Knex.Transaction, deps: VerifyEventDeps, sent: Members) {
  const result = await verifyEventCredential(tx, deps, sent);
  if (result.verified) return result;
  throw ApiError.badRequest(result.message, {
    error: 'Cryptographic Verification Failed',
    code: 'CREDENTIAL_NOT_VERIFIED',
  });
}

/** A caller bound to an operator captures only events that this operator signed. */
async function requireOwnIssuer(
  tx: Knex.Transaction,
  caller: Caller,
  { issuer, issuerDid }: { readonly issuer: unknown; readonly issuerDid: string },
): Promise<void> {
  if (caller.operatorId === null) return;
  const operator = await operatorReader(tx).findBound(caller.tenant.id, caller.operatorId);
  if (operator && namesOperator(issuer, issuerDid, operator)) return;
  const message = 'This credential is bound to an economic operator whom the issuer does not name.';
  throw ApiError.forbidden(message, { code: 'OPERATOR_SCOPE_FORBIDDEN' });
}

/** By a whole segment of the DID, or by a registration number among the other names of the issuer. */
function namesOperator(issuer: unknown, issuerDid: string, { id, regId }: BoundOperator): boolean {
  const segments = issuerDid.split(':').slice(2);
  if ([id, regId, encodeURIComponent(regId)].some((name) => segments.includes(name))) return true;
  const others = isMembers(issuer) ? issuer['issuerAlsoKnownAs'] : undefined;
  if (!Array.isArray(others)) return false;
  return others.some(
    (party) => isMembers(party) && [id, regId].includes(String(party['registeredId'])),
  );
}
