import type { Knex } from 'knex';
import { currentRequestId } from '../current-request.js';
import type { NewId } from '../clock.js';
import type { AuditLogRow } from '../db/tables.js';
import type { AuditKeys } from '../vault/audit-keys.js';
import { auditEntryHash, chainStart } from './audit-chain.js';
import type { AuditEntry, AuditEvent } from './audit-event.js';
import { auditHeadRepository } from './audit-head-repository.js';
import type { SignedAuditHead } from './audit-head.js';

export interface AuditLogDeps {
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

export function auditLogRepository(tx: Knex.Transaction, { newId, auditKeys }: AuditLogDeps) {
  const heads = auditHeadRepository(tx);
  return {
    /** Adds an entry to the tenant's chain. */
    append(event: AuditEvent): Promise<void> {
      return appendAll(event.tenantId, [event]);
    },
    appendAll,
  };

  /**
   * Adds entries to a tenant's chain and signs its new end. The lock on the head, held to the
   * transaction's end, makes concurrent writers queue up, so that each entry hashes the one before it.
   */
  async function appendAll(tenantId: string, events: readonly AuditEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    let end: { seq: number; hash: string } = await lockHead(tenantId, last.at);
    const rows = events.map(withRequest).map((event) => {
      const seq = end.seq + 1;
      const row = rowOf(event, { id: newId(), seq, previousHash: end.hash });
      end = { seq, hash: row.entry_hash };
      return row;
    });
    await tx<AuditLogRow>('audit_log').insert(rows);
    await heads.update(auditKeys.sign({ tenantId, ...end, at: last.at }));
  }

  /**
   * The next signature covers what is found here. So the head has to carry the platform's own signature: otherwise an
   * attacker who rewrites a chain in the database would have it signed by the next entry.
   */
  async function lockHead(tenantId: string, at: Date): Promise<SignedAuditHead> {
    const head = (await heads.lock(tenantId)) ?? (await beginChain(tenantId, at));
    if (!auditKeys.verify(head)) throw new AuditChainError(tenantId, head.seq);
    return head;
  }

  async function beginChain(tenantId: string, at: Date): Promise<SignedAuditHead> {
    await heads.insert(auditKeys.sign({ tenantId, ...chainStart, at }));
    const head = await heads.lock(tenantId);
    if (!head) throw new Error('An audit head vanished while its chain began.');
    return head;
  }
}

/** The head of a chain is not what this platform signed: nothing is added before an operator has looked. */
class AuditChainError extends Error {
  override readonly name = 'AuditChainError';
  constructor(tenantId: string, seq: number) {
    super(
      `The head of tenant ${tenantId}'s audit chain, at entry ${seq}, is not signed by this platform. ` +
        'Nothing of this tenant that is audited can be written. See npm run dpp -- audit verify.',
    );
  }
}

/** The request that an entry is of stands in its details, where there is one. */
function withRequest(event: AuditEvent): AuditEvent {
  const requestId = currentRequestId();
  return requestId === undefined ? event : { ...event, details: { ...event.details, requestId } };
}

function rowOf(
  event: AuditEvent,
  { id, seq, previousHash }: Pick<AuditEntry, 'id' | 'seq' | 'previousHash'>,
) {
  return {
    id,
    tenant_id: event.tenantId,
    seq,
    action: event.action,
    actor: event.actor,
    target_type: event.targetType,
    target_id: event.targetId,
    ip: event.ip,
    details: event.details,
    previous_hash: previousHash,
    entry_hash: auditEntryHash({ id, seq, previousHash, event }),
    created_at: event.at,
  };
}

/** Entries that are asked for; a member that is undefined asks for nothing. */
export interface AuditLogFilter {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly targetType?: string | undefined;
  readonly targetId?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

interface AuditLogSlice {
  readonly limit: number;
  readonly filter?: AuditLogFilter;
}

interface SearchSlice extends AuditLogSlice {
  readonly before: number | undefined;
  readonly q: string;
}

/** A request searches no more; its cursor leads on. */
export const maxSearchedEntries = 10_000;

const searchedText = `lower(concat_ws(E'\\n', action, actor, target_type, target_id, details::text))`;

const columnOf = {
  action: 'action',
  actor: 'actor',
  targetType: 'target_type',
  targetId: 'target_id',
} as const;

/** The reads behind the audit log's endpoint and its verifier. */
export function auditLogReader(db: Knex) {
  const ofTenant = (tenantId: string) =>
    db<AuditLogRow>('audit_log').where({ tenant_id: tenantId });
  const filtered = (tenantId: string, { from, to, ...equal }: AuditLogFilter) => {
    const query = ofTenant(tenantId);
    for (const [member, value] of Object.entries(equal)) {
      if (value !== undefined) void query.where(columnOf[member as keyof typeof columnOf], value);
    }
    if (from) void query.where('created_at', '>=', from);
    if (to) void query.where('created_at', '<', to);
    return query;
  };
  return {
    /** Newest first, below a sequence number if one is given. */
    async listNewest(
      tenantId: string,
      { before, limit, filter = {} }: AuditLogSlice & { before: number | undefined },
    ): Promise<AuditEntry[]> {
      const query = filtered(tenantId, filter).orderBy('seq', 'desc').limit(limit);
      if (before !== undefined) void query.where('seq', '<', before);
      return (await query).map(entryOf);
    },

    searchNewest: (tenantId: string, slice: SearchSlice) =>
      searchEntries(db, filtered(tenantId, slice.filter ?? {}), slice),

    /** Oldest first, above a sequence number: for walking the chain. */
    async listOldest(
      tenantId: string,
      { after, limit, filter = {} }: AuditLogSlice & { after: number },
    ): Promise<AuditEntry[]> {
      const rows = filtered(tenantId, filter).where('seq', '>', after).orderBy('seq').limit(limit);
      return (await rows).map(entryOf);
    },

    /** Owners of a chain or of the head of one, those without a workspace included. */
    async listTenantIds(): Promise<string[]> {
      const { rows } = await db.raw<{ rows: { tenant_id: string }[] }>(
        'select tenant_id from audit_heads union select tenant_id from audit_log',
      );
      return rows.map(({ tenant_id }) => tenant_id);
    },
  };
}

/**
 * Entries with a text in action, actor, target or details, newest first, below a sequence number if one is given.
 * So many entries are read at most as {@link maxSearchedEntries} says.
 *
 * @returns Also the last entry read, from which the search goes on; undefined at the end of the log.
 */
async function searchEntries(
  db: Knex,
  entries: Knex.QueryBuilder,
  { before, limit, q }: Omit<SearchSlice, 'filter'>,
): Promise<{ readonly entries: AuditEntry[]; readonly lastRead: number | undefined }> {
  const read = entries.orderBy('seq', 'desc').limit(maxSearchedEntries);
  if (before !== undefined) void read.where('seq', '<', before);
  const [end] = await db(read.clone().select('seq').as('read')).select<
    { count: number; lastRead: number | null }[]
  >(db.raw('count(*) as count'), db.raw('min(seq) as "lastRead"'));
  const rows = await db(read.as('read'))
    .whereRaw(`position(lower(?) in ${searchedText}) > 0`, [q])
    .orderBy('seq', 'desc')
    .limit(limit)
    .select<AuditLogRow[]>('*');
  const isEnd = end === undefined || end.count < maxSearchedEntries;
  return {
    entries: rows.map(entryOf),
    lastRead: isEnd ? undefined : (end.lastRead ?? undefined),
  };
}

function entryOf(row: AuditLogRow): AuditEntry {
  return {
    id: row.id,
    seq: row.seq,
    previousHash: row.previous_hash,
    hash: row.entry_hash,
    event: {
      tenantId: row.tenant_id,
      action: row.action as AuditEvent['action'],
      actor: row.actor,
      targetType: row.target_type as AuditEvent['targetType'],
      targetId: row.target_id,
      ip: row.ip,
      details: row.details as AuditEvent['details'],
      at: row.created_at,
    },
  };
}
