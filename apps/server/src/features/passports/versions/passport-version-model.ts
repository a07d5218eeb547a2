import type { Metadata } from '@dpp/merkle-seal';
import type { PassportStatus } from '../passport-model.js';

/** What a passport held before one of its updates, without the content itself. */
export interface PassportVersionSummary {
  /** From 1, without a gap. */
  readonly version: number;
  /** The status it had. */
  readonly status: PassportStatus;
  /** Over the metadata it held; null where that was empty. */
  readonly merkleRoot: string | null;
  /** Who made the update: an email, or `api-key:<id>`. */
  readonly changedBy: string;
  readonly changeReason: string;
  /** Time of the update. */
  readonly createdAt: Date;
}

export interface PassportVersion extends PassportVersionSummary {
  readonly metadata: Metadata;
  readonly leafHashes: Readonly<Record<string, string>>;
  readonly leafSalts: Readonly<Record<string, string>>;
}
