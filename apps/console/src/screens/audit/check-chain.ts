import type { AuditEntry } from '@dpp/client';
import { canonicalJson } from '@dpp/merkle-seal';
import { sha256Hex } from './sha256.js';

/** The end of the chain, as the platform signed it. */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}

/**
 * Where a chain breaks: an entry was changed; entries are missing from here on; one is out of its place; one does not
 * go on from the one before; the first one is no beginning; the signed end is not there or is another.
 */
export interface ChainBreak {
  readonly kind: 'changed' | 'missing' | 'order' | 'link' | 'start' | 'end';
  readonly seq: number;
}

/** The hash of the entry before the first one. */
const noHash = '0'.repeat(64);

/** Follows a chain from its end to its beginning, as the server lists it. */
export class ChainCheck {
  readonly #tenantId: string;
  readonly #end: ChainEnd | undefined;
  #checked = 0;
  #newer: AuditEntry | undefined;
  #hasEnd = false;
  #broken: ChainBreak | undefined;

  /** @param end - Undefined for a log that is empty. */
  constructor(tenantId: string, end: ChainEnd | undefined) {
    this.#tenantId = tenantId;
    this.#end = end;
  }

  /** How many entries were computed. */
  get checked(): number {
    return this.#checked;
  }

  /** Computes the next entries, newest first. */
  async add(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      this.#compareWithEnd(entry);
      this.#compareWithNewer(entry);
      if ((await hashOf(entry, this.#tenantId)) !== entry.hash) this.#breakAt('changed', entry.seq);
      this.#newer = entry;
      this.#checked += 1;
    }
  }

  /** The oldest break after all entries were added; undefined for a chain that is whole. */
  finish(): ChainBreak | undefined {
    const first = this.#newer;
    if (first && first.seq !== 1) this.#breakAt('missing', 1);
    else if (first && first.previousHash !== noHash) this.#breakAt('start', 1);
    // The end may be missing with everything after an older break; that one says more.
    if (!this.#hasEnd && (first || this.#end))
      this.#broken ??= { kind: 'end', seq: this.#endSeq() };
    return this.#broken;
  }

  #endSeq = () => this.#end?.seq ?? 1;

  #compareWithEnd({ seq, hash }: AuditEntry): void {
    if (seq !== this.#end?.seq) return;
    this.#hasEnd = true;
    if (hash !== this.#end.hash) this.#breakAt('end', seq);
  }

  #compareWithNewer({ seq, hash }: AuditEntry): void {
    const newer = this.#newer;
    if (!newer) return;
    if (seq >= newer.seq) this.#breakAt('order', seq);
    else if (seq !== newer.seq - 1) this.#breakAt('missing', seq + 1);
    else if (hash !== newer.previousHash) this.#breakAt('link', newer.seq);
  }

  /** Later calls are about older entries. */
  #breakAt(kind: ChainBreak['kind'], seq: number): void {
    this.#broken = { kind, seq };
  }
}

/** The hash that an entry of a workspace must have. */
export function hashOf({ hash: _hash, ...entry }: AuditEntry, tenantId: string): Promise<string> {
  return sha256Hex(new TextEncoder().encode(canonicalJson({ ...entry, tenantId })));
}
