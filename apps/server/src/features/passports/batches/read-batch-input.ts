import type { BatchMetadataCheck, ValidationItem } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import { isLot, lotRule, maxMetadataBytes } from './batch-model.js';

/** A batch to be made. */
export interface BatchInput {
  readonly lot: string;
  readonly metadata: Metadata;
}

/** The reason why one is not made. */
export type BatchFaultCode = 'BATCH_INVALID' | 'VALIDATION_FAILED' | 'LOT_TAKEN';

export interface BatchFault {
  /** As sent; null where there is no text. */
  readonly lot: string | null;
  readonly code: BatchFaultCode;
  readonly message: string;
  /** Faults of the metadata. */
  readonly errors: readonly ValidationItem[];
}

export function isFault(read: object): read is BatchFault {
  return 'code' in read;
}

/** Reads a batch by itself; that its lot is free is found out when it is stored. */
export function readBatchInput(sent: unknown, check: BatchMetadataCheck): BatchInput | BatchFault {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return invalid(null, 'A batch must be an object with its lot.');
  }
  const { lot, metadata = {} } = sent as Readonly<Record<string, unknown>>;
  if (typeof lot !== 'string' || !isLot(lot)) {
    return invalid(typeof lot === 'string' ? lot.slice(0, 100) : null, lotRule);
  }
  const read = readBatchMetadata(metadata, { lot, check });
  return 'code' in read ? read : { lot, metadata: read.metadata };
}

/** Reads what a batch says of itself. */
export function readBatchMetadata(
  sent: unknown,
  { lot, check }: { readonly lot: string; readonly check: BatchMetadataCheck },
): { readonly metadata: Metadata } | BatchFault {
  const { errors } = check(sent);
  if (errors.length > 0) {
    const message = 'The metadata of the batch break rules of its fields.';
    return { lot, code: 'VALIDATION_FAILED', message, errors };
  }
  const metadata = sent as Metadata;
  if (metadata['batchNumber'] !== undefined && metadata['batchNumber'] !== lot) {
    return invalid(lot, 'metadata.batchNumber is the lot; leave it out.');
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes) {
    return invalid(lot, `metadata of a batch take at most ${maxMetadataBytes} bytes as JSON.`);
  }
  return { metadata };
}

function invalid(lot: string | null, message: string): BatchFault {
  return { lot, code: 'BATCH_INVALID', message, errors: [] };
}
