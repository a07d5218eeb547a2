import type { Knex } from 'knex';
import { AUDIT_LOG_BUNDLE_TYPE, AUDIT_LOG_CHECKPOINT_TYPE } from '@dpp/merkle-seal/node';
import { auditHeadJson, type SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import { auditLogReader } from '../../platform/audit-log/audit-log-repository.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { entryJson } from './audit-log-json.js';
import { findAuditHead } from './get-audit-head.js';
import { chainOf } from './list-audit-log.js';

const pageSize = 500;

interface BundleDeps {
  readonly db: Knex;
  readonly auditKeys: AuditKeys;
  readonly clock: Clock;
}

/**
 * The caller's log up to its signed end, as {@link auditLogBundle} writes it.
 *
 * @throws a 403 for an operator-scoped credential, a 404 for a log without entries.
 */
export async function exportAuditLogBundle(
  deps: BundleDeps,
  caller: Caller,
): Promise<AsyncIterable<string>> {
  const bundle = await auditLogBundle(deps, chainOf(caller));
  if (!bundle) throw ApiError.notFound('The log of this workspace has no entries yet.');
  return bundle;
}

/**
 * A log up to its signed end, in lines that verify offline: a header, every entry, the end with the key that signed it.
 * Entries that are appended meanwhile are not in it. Each page is a transaction of its own, so that a slow reader holds
 * none. A log that does not reach its signed end breaks off with an error: no file without its last line is whole.
 *
 * @param id - The workspace that owns the log, or `PLATFORM_CHAIN`.
 * @returns Undefined for a log without entries.
 * @see packages/merkle-seal/SPEC.md, "Audit log bundle".
 */
export async function auditLogBundle(
  { db, auditKeys, clock }: BundleDeps,
  id: string,
): Promise<AsyncIterable<string> | undefined> {
  const { head, publicKey } = await findAuditHead({ db, auditKeys }, id);
  return head && linesOf(db, { head, publicKey, created: clock.now() });
}

async function* linesOf(
  db: Knex,
  { head, publicKey, created }: { head: SignedAuditHead; publicKey: string; created: Date },
) {
  const { tenantId } = head;
  const type = AUDIT_LOG_BUNDLE_TYPE;
  yield line({ type, version: 1, tenantId, created: created.toISOString() });
  for (let after = 0; after < head.seq;) {
    const limit = Math.min(pageSize, head.seq - after);
    const entries = await tenantTransaction(db, tenantId, (tx) =>
      auditLogReader(tx).listOldest(tenantId, { after, limit }),
    );
    const last = entries.at(-1);
    if (!last || last.seq > head.seq)
      throw new Error('An audit log does not reach its signed end.');
    yield entries.map((entry) => line(entryJson(entry))).join('');
    after = last.seq;
  }
  yield line({ type: AUDIT_LOG_CHECKPOINT_TYPE, ...auditHeadJson(head), publicKey });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
