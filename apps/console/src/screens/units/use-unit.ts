import type { BatteryUnitDocument } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useTexts } from '../../texts/use-texts.js';
import { client } from '../../server/client.js';
import type { Measure } from './model/readings.js';

/** A battery with its newest events, its model, what it was made from and what it became. */
export type Unit = BatteryUnitDocument;

export const unitKey = (id: string) => ['unit', id] as const;

export function useUnit(id: string) {
  return useQuery({
    queryKey: unitKey(id),
    queryFn: ({ signal }) => client.units.get(id, { signal }),
  });
}

/** What reads anew when something was recorded of a battery. */
export const staleAfterEvent = (id: string) => [unitKey(id), ['units']] as const;

export const handOversKey = (id: string) => ['hand-overs', id] as const;

/** What reads anew when an offer of a battery was made or taken back. */
export const staleAfterHandOver = (id: string) => [handOversKey(id), unitKey(id)] as const;

/** True when nothing more is recorded. */
export const isEnded = ({ status }: Pick<Unit, 'status'>) => status === 'RECYCLED';

/** Values of a measure in words: "91.2 %". */
export function useMeasureText(): (measure: Measure, value: number) => string {
  const { words, say, formats } = useTexts('units');
  const units = {
    stateOfHealth: words.inPercent,
    cycleCount: '{value}',
    remainingCapacityAh: words.inAmpereHours,
    temperatureC: words.inDegrees,
  } as const;
  return (measure, value) => say(units[measure], { value: formats.number(value) });
}
