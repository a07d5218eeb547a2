import type { Metadata } from '@dpp/merkle-seal';
import type { Enrichment, PassportStatus } from '../passport-model.js';

/**
 * A passport as a file carries it from one workspace to another. It names its operator and facility
 * by what the world calls them; ids, seals, history and units stay where they are.
 */
export interface PortablePassport {
  readonly productId: string;
  readonly status: PassportStatus;
  /** ISO 8601, in UTC: since when a passport is RECALLED or DECOMMISSIONED; of no other status. */
  readonly statusChangedAt?: string;
  /** Archived with its operator. A decommissioned passport is archived anyway. */
  readonly archived?: true;
  readonly operatorRegId: string;
  readonly facilityGln?: string;
  readonly metadata: Metadata;
  readonly enrichment?: Enrichment;
}

/** What a row of a table holds beside metadata. */
export const PORTABLE_COLUMNS = [
  'productId',
  'status',
  'statusChangedAt',
  'archived',
  'operatorRegId',
  'facilityGln',
] as const;
