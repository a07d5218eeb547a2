import type { BatteryUnitDocument } from '@dpp/client';

/** On which side of a hand-over a record stands. */
export type Side = 'given' | 'taken';

type Passed = Pick<BatteryUnitDocument, 'responsibility' | 'createdAt'>;

/**
 * The side of a record; undefined for a battery that never went to another company. A record that took the battery over is
 * responsible since it was made. One that gave it away names another moment, also where the record it went to is gone.
 */
export function sideOf({ responsibility, createdAt }: Passed): Side | undefined {
  if (!responsibility) return undefined;
  const { unitUrl, since } = responsibility;
  return unitUrl === null && since === createdAt ? 'taken' : 'given';
}
