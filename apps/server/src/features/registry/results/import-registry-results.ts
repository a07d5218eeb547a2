import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { Upload } from '../../../platform/http/route.js';
import { registryMappingRepository } from '../mapping/registry-mapping-repository.js';
import { tellRegistryChange } from '../tell-registry-change.js';
import { faultOf, matchResults, saysTheSame, type MatchedResult } from './match-results.js';
import { readResults } from './read-results.js';
import {
  registryResultRepository,
  type HandedInItem,
  type StoredResult,
} from './registry-result-repository.js';
import { isFault, readResultRow, type ResultFault, type ResultRow } from './result-row-model.js';

export interface ImportResultsDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

export interface ImportedResults {
  readonly rows: number;
  /** Requests that became registered or refused by this file. */
  readonly registered: number;
  readonly refused: number;
  /** Rows with a result that is stored already. */
  readonly unchanged: number;
  /** Rows that the registry has not decided. */
  readonly pending: number;
  /** In the order of the file. */
  readonly faults: readonly ResultFault[];
}

interface ImportResultsInput {
  readonly file: Upload;
  readonly ip: string;
}

/**
 * Takes over what the registry says of requests. A row with a fault stops no other; a file that is sent again changes nothing,
 * and writes no audit entry.
 *
 * @throws a 400 `REGISTRY_RESULTS_UNREADABLE` or `REGISTRY_RESULTS_TOO_LARGE`.
 */
export async function importRegistryResults(
  deps: ImportResultsDeps,
  caller: Caller,
  { file, ip }: ImportResultsInput,
): Promise<ImportedResults> {
  const tenantId = caller.tenant.id;
  const { mapping } = await tenantTransaction(deps.db, tenantId, (tx) =>
    registryMappingRepository(tx, tenantId).getCurrent(),
  );
  const raw = await readResults(file, mapping.result, tenantId);
  const read = raw.map((one, at) => readResultRow(one, at + 1, mapping.result));
  const rows = read.filter((one): one is ResultRow => !isFault(one));
  const unread = read.filter(isFault);
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    // Exports and results wait for each other: what is matched here stays as it is.
    await workspaceUsageRepository(tx).lock(tenantId);
    const products = [...new Set(rows.map(({ productIdentifier }) => productIdentifier))];
    const results = registryResultRepository(tx, tenantId);
    const items = await results.listItems(products, caller.operatorId);
    const { matched, faults } = matchResults(rows, items);
    const sorted = sortOut(matched);
    const at = deps.clock.now();
    await results.saveResults(sorted.changes.map(resultOf), { at, by: actorOf(caller) });
    await saveRegistered(tx, tenantId, sorted.changes);
    const all = [...unread, ...faults, ...sorted.conflicts].sort(
      (one, other) => one.row - other.row,
    );
    const found = summaryOf(raw.length, sorted, all);
    if (sorted.changes.length === 0) return found;
    const { registered, refused } = found;
    const fileSha256 = createHash('sha256').update(file.bytes).digest('hex');
    await tellRegistryChange(tx, deps, {
      action: 'registry.results_imported',
      ...{ caller, ip, at, targetId: tenantId },
      details: { registered, refused, faults: all.length, fileSha256 },
    });
    return found;
  });
}

interface SortedResults {
  readonly changes: readonly MatchedResult[];
  readonly unchanged: number;
  readonly pending: number;
  readonly conflicts: readonly ResultFault[];
}

/** What is registered stays registered: a refusal that comes later is of an earlier try, or contradicts the proof. */
function sortOut(matched: readonly MatchedResult[]): SortedResults {
  const changes: MatchedResult[] = [];
  const conflicts: ResultFault[] = [];
  let unchanged = 0;
  let pending = 0;
  for (const one of matched) {
    if (one.row.outcome === 'PENDING') pending += 1;
    else if (saysTheSame(one.row, one.item)) unchanged += 1;
    else if (contradicts(one)) {
      const message = 'The request is registered already, and the row says something else.';
      conflicts.push(faultOf(one.row, 'RESULT_CONFLICT', message));
    } else changes.push(one);
  }
  return { changes, conflicts, unchanged, pending };
}

function contradicts({ row, item }: MatchedResult): boolean {
  if (item.outcome !== 'REGISTERED') return false;
  return row.outcome !== 'REGISTERED' || row.registrationId !== item.registrationId;
}

function resultOf({ row, item }: MatchedResult): StoredResult {
  const { outcome } = row;
  if (outcome === 'PENDING') throw new Error('A request that is not decided has no result.');
  return {
    item,
    outcome,
    registrationId: row.registrationId,
    registeredAt: row.registeredAt ?? item.registeredAt,
    code: row.code,
    message: row.message,
    proof: row.proof ?? item.proof,
  };
}

/** A result of an earlier version does not take the place of that of a later one. */
async function saveRegistered(
  tx: Knex.Transaction,
  tenantId: string,
  changes: readonly MatchedResult[],
): Promise<void> {
  const registered = changes
    .filter(({ row }) => row.outcome === 'REGISTERED')
    .map(({ item }) => item);
  const results = registryResultRepository(tx, tenantId);
  const times = await results.listRegisteredTimes(registered.map(({ passportId }) => passportId));
  const newest = new Map<string, HandedInItem>();
  for (const item of registered) {
    const known = newest.get(item.passportId)?.exportedAt ?? times.get(item.passportId);
    if (!known || known <= item.exportedAt) newest.set(item.passportId, item);
  }
  await results.saveRegistered([...newest.values()]);
}

function summaryOf(
  rows: number,
  { changes, unchanged, pending }: SortedResults,
  faults: readonly ResultFault[],
): ImportedResults {
  const registered = changes.filter(({ row }) => row.outcome === 'REGISTERED').length;
  const refused = changes.length - registered;
  return { rows, registered, refused, unchanged, pending, faults };
}
