import type { RegistryMapping, RegistryRecord, RegistrySubject } from '@dpp/espr-validate/registry';

/** Most requests of one export: 100 files. */
export const MAX_EXPORT_ITEMS = 10_000;

/** Outcome of a request, by an imported result. */
export const REGISTRY_OUTCOMES = ['REGISTERED', 'REFUSED'] as const;
export type RegistryOutcome = (typeof REGISTRY_OUTCOMES)[number];

/** A mapping with its version; 0 is the one that comes with the server. */
export interface VersionedMapping {
  readonly version: number;
  readonly mapping: RegistryMapping;
  /** Null for version 0. */
  readonly createdBy: string | null;
  readonly createdAt: Date | null;
}

/** A request as it was handed in, with its result. */
export interface RegistryItem {
  readonly exportId: string;
  /** Place in the export, from 1. */
  readonly number: number;
  readonly record: RegistryRecord;
  readonly exportedAt: Date;
  /** Null until a result is imported. */
  readonly outcome: RegistryOutcome | null;
  readonly registrationId: string | null;
  /** As the registry says it. */
  readonly registeredAt: Date | null;
  readonly resultCode: string | null;
  readonly resultMessage: string | null;
  readonly resultAt: Date | null;
}

/** A passport as the registry is concerned with it, with what was handed in of it before. */
export interface RegistryCandidate {
  readonly id: string;
  readonly operatorId: string;
  readonly createdAt: Date;
  /** A draft that is to take the place of a sealed edition, or an edition that has. */
  readonly isRevision: boolean;
  /** All but the addresses and the hash, which the configuration and the mapping decide. */
  readonly facts: Omit<
    RegistrySubject,
    | 'link'
    | 'documentIdentifier'
    | 'passportUrl'
    | 'apiEndpoint'
    | 'versionHash'
    | 'redirects'
    | 'isAnsweredByAnother'
  >;
  /** The last export. */
  readonly exported: RegistryItem | null;
  /** The last version that a result called registered; of a former edition where this one has none. */
  readonly registered: RegistryItem | null;
}

/** An export: requests in files of a hundred. */
export interface RegistryExport {
  readonly id: string;
  readonly mappingVersion: number;
  readonly mapping: RegistryMapping;
  readonly total: number;
  /** Null for an export of the whole workspace. */
  readonly scopeOperatorId: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** The id of a request in files and results: of its export, and its place there. */
export function correlationIdOf({ exportId, number }: Pick<RegistryItem, 'exportId' | 'number'>) {
  return `${exportId}-${number}`;
}
