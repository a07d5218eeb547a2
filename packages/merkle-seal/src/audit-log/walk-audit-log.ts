import { canonicalJsonBytes } from '../json/canonical-json.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { hashedEntry, type AuditLogEntry } from './audit-log-bundle.js';

/** Before the first entry of a chain. */
const GENESIS_HASH = '0'.repeat(64);

/**
 * Milliseconds that an entry may be dated before the latest one ahead of it: writers queue for the chain after they
 * have read the clock, and the clocks of several servers differ.
 */
const MAX_BACK_MS = 600_000;

/** Follows the chain of a log from its first entry on. */
export class AuditLogWalk {
  /** The entry read last, as it says itself. */
  last: AuditLogEntry | undefined;
  first: AuditLogEntry | undefined;
  /** What is wrong with the first entry that does not follow from the one before. */
  brokenAt: string | undefined;
  /** What is wrong with the first entry that is dated before an earlier one. */
  backAt: string | undefined;
  entries = 0;
  /** Hashes of the wanted entries that were read, by their number. */
  readonly hashes = new Map<number, string>([[0, GENESIS_HASH]]);
  private latest = 0;

  constructor(
    private readonly crypto: Pick<SealCrypto, 'sha256'>,
    private readonly tenantId: string,
    private readonly wanted: ReadonlySet<number>,
  ) {}

  take(entry: AuditLogEntry): void {
    this.brokenAt ??= this.faultOf(entry);
    const at = Date.parse(entry.at);
    if (at < this.latest - MAX_BACK_MS) {
      this.backAt ??= `Entry ${entry.seq} is dated ${entry.at}, more than ten minutes before an earlier entry.`;
    }
    this.latest = Math.max(this.latest, at);
    this.first ??= entry;
    this.last = entry;
    this.entries += 1;
    if (this.wanted.has(entry.seq)) this.hashes.set(entry.seq, entry.hash);
  }

  private faultOf(entry: AuditLogEntry): string | undefined {
    const next = (this.last?.seq ?? 0) + 1;
    if (entry.seq !== next) return `Entry ${entry.seq} stands where entry ${next} belongs.`;
    if (entry.previousHash !== (this.last?.hash ?? GENESIS_HASH)) {
      return `Entry ${entry.seq} does not follow from the one before.`;
    }
    const hash = this.crypto.sha256(canonicalJsonBytes(hashedEntry(entry, this.tenantId)));
    return entry.hash === hash ? undefined : `Entry ${entry.seq} is not what its hash is of.`;
  }
}
