import type { Metadata } from '@dpp/merkle-seal';
import { encodeElementString, Gs1Error } from '@dpp/gs1';
import type { StatusNote } from '../passport-model.js';

export const BATCH_STATUSES = ['ACTIVE', 'RECALLED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** A lot, or a heat: products of one model that were made together, and differ from others of it. */
export interface Batch {
  readonly id: string;
  readonly tenantId: string;
  readonly passportId: string;
  /** As it is printed (GS1 AI 10). Unique under its passport. */
  readonly lot: string;
  readonly status: BatchStatus;
  /** Null for the status that it was made with. */
  readonly statusChangedAt: Date | null;
  /** What holders are told of its status; it ends with the status. */
  readonly statusNote: StatusNote | null;
  /** What it states in the place of its model: fields of batch level alone. */
  readonly metadata: Metadata;
  /** Counts its changes, from 1. */
  readonly editCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The most batches that one request makes. */
export const maxBatches = 1000;

/** The most bytes that the facts of one batch take as JSON. */
export const maxMetadataBytes = 32_768;

export const lotRule =
  'lot must be 1 to 20 characters that GS1 AI 10 takes, and neither "." nor "..".';

/** True for what AI 10 takes and the path of a Digital Link can hold: browsers take dot segments out. */
export function isLot(text: string): boolean {
  if (text.length === 0 || text.length > 20 || text === '.' || text === '..') return false;
  try {
    // By itself: the key that it belongs to is its passport's.
    const element = { applicationIdentifier: '10', value: text } as const;
    encodeElementString([element], { checkAssociations: false });
    return true;
  } catch (error) {
    if (error instanceof Gs1Error) return false;
    throw error;
  }
}
