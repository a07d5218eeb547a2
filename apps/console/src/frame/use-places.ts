import { useHasBatteries } from '../server/use-batteries.js';
import { usePlaces } from '../server/use-session.js';
import type { Place } from './places.js';

/** Tells which places the person may go to, and finds something in. */
export function useReachable(): (place: Place) => boolean {
  const isFor = usePlaces();
  const hasBatteries = useHasBatteries();
  return ({ needs, isOfBatteries = false }) => isFor(needs) && (!isOfBatteries || hasBatteries);
}
