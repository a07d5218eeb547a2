import type { RegistryRecord } from './registry-record.js';

/**
 * Where a passport stands with the registry.
 *
 * - `NOT_READY`: something keeps it from being handed in.
 * - `READY`: it can be exported.
 * - `EXPORTED`: this version is in a file, and no result was imported.
 * - `REGISTERED`: an imported result says that this version is registered.
 * - `REFUSED`: an imported result says that this version was refused.
 * - `STALE`: an earlier version is registered or exported, and the passport has changed since.
 */
export const REGISTRY_STATES = [
  'NOT_READY',
  'READY',
  'EXPORTED',
  'REGISTERED',
  'REFUSED',
  'STALE',
] as const;
export type RegistryState = (typeof REGISTRY_STATES)[number];

/** What was exported of a passport last, and what its result said; null for no result. */
export interface ExportedRecord {
  readonly record: RegistryRecord;
  readonly outcome: 'REGISTERED' | 'REFUSED' | null;
}

/**
 * Derives the state of a passport. Only an imported result makes it `REGISTERED`, and only while the registration says of the
 * passport what it says now.
 *
 * @param standing - The request for the passport as it is now, whether it is ready, the last export, and the record of
 *   the last version that a result called registered.
 */
export function registryState(standing: {
  readonly current: RegistryRecord;
  readonly ready: boolean;
  readonly exported: ExportedRecord | null;
  readonly registered: RegistryRecord | null;
}): RegistryState {
  const { current, ready, exported, registered } = standing;
  if (registered && saysTheSame(registered, current)) return 'REGISTERED';
  if (exported && saysTheSame(exported.record, current)) {
    if (exported.outcome === null) return 'EXPORTED';
    if (exported.outcome === 'REFUSED') return 'REFUSED';
  }
  if (registered || exported?.outcome === null) return 'STALE';
  return ready ? 'READY' : 'NOT_READY';
}

/**
 * True when a request that was handed in says of the passport what the present one says. Members that an earlier release did
 * not write are not compared, nor is the hash as a mapping defines it: the Merkle root is.
 */
export function saysTheSame(earlier: RegistryRecord, current: RegistryRecord): boolean {
  const names = Object.keys(earlier) as (keyof RegistryRecord)[];
  return names
    .filter((name) => name !== 'versionHash')
    .every((name) => JSON.stringify(earlier[name]) === JSON.stringify(current[name]));
}
