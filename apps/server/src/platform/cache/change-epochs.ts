import type { Epochs } from './epochs.js';

/** Subjects share this many slots: a change makes one in 65,536 of all others stale, too, and the memory never grows. */
const slotCount = 65_536;

/**
 * The slot of a subject, 0 to 65,535: FNV-1a of 32 bits, folded. Instances tell each other slots, of one release and
 * of the next: it may not change.
 */
export function slotOf(kind: string, name: string): number {
  const hash = fnv1a(name, fnv1a(':', fnv1a(kind, 0x811c9dc5)));
  return (hash ^ (hash >>> 16)) & (slotCount - 1);
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Counts changes, and notes of each slot which was its last. */
export class ChangeEpochs implements Epochs {
  private last = 0;
  private everythingAt = 0;
  private readonly changedAt = new Float64Array(slotCount);

  /** @param isHearing - True while every change reaches `change` or `changeEverything`. */
  constructor(private readonly isHearing: () => boolean) {}

  now(): number | undefined {
    return this.isHearing() ? this.last : undefined;
  }

  everythingChangedAt(): number {
    return this.everythingAt;
  }

  haveChanged(subjects: readonly number[], since: number): boolean {
    if (since < this.everythingAt) return true;
    return subjects.some((slot) => (this.changedAt[slot] ?? Infinity) > since);
  }

  change(slots: readonly number[]): void {
    this.last++;
    for (const slot of slots) this.changedAt[slot] = this.last;
  }

  changeEverything(): void {
    this.everythingAt = ++this.last;
  }
}
