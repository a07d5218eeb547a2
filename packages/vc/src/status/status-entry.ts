import type { StatusListDoubt, StatusListRefusal, StatusPurpose } from './status-answer.js';
import { doubt, refuse } from './status-answer.js';

/** An entry that can be looked up. */
export interface StatusEntry {
  readonly statusPurpose: StatusPurpose;
  readonly statusListIndex: number;
  /** URL of the list. */
  readonly statusListCredential: string;
}

const INDEX = /^(?:0|[1-9][0-9]{0,8})$/;

/**
 * Reads a `BitstringStatusListEntry` of unknown origin. The index is a decimal text in W3C's standard and a
 * number in UNTP's schema: both are taken.
 *
 * @see Bitstring Status List 1.0 section 2.1.
 */
export function readStatusEntry(entry: unknown): StatusEntry | StatusListDoubt | StatusListRefusal {
  if (typeof entry !== 'object' || entry === null) return refuse('STATUS_ENTRY_MALFORMED');
  const { type, statusPurpose, statusListIndex, statusListCredential, statusSize } =
    entry as Readonly<Record<string, unknown>>;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (!types.includes('BitstringStatusListEntry')) return doubt('STATUS_TYPE_NOT_SUPPORTED');
  if (statusPurpose !== 'revocation' && statusPurpose !== 'suspension') {
    return doubt('STATUS_PURPOSE_NOT_SUPPORTED');
  }
  if (statusSize !== undefined && statusSize !== 1) return doubt('STATUS_SIZE_NOT_SUPPORTED');
  const index = indexOf(statusListIndex);
  if (index === undefined || typeof statusListCredential !== 'string') {
    return refuse('STATUS_ENTRY_MALFORMED');
  }
  return { statusPurpose, statusListIndex: index, statusListCredential };
}

/** Nine digits reach beyond the longest list. */
function indexOf(value: unknown): number | undefined {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (isWhole) return value;
  return typeof value === 'string' && INDEX.test(value) ? Number(value) : undefined;
}
