import type { TelemetryEvent } from '@dpp/client';

const dayMs = 86_400_000;
const ratedCapacityAh = 228;
const years = 3;

/** One measurement a week. */
export const weeks = Math.floor((years * 365) / 7);

/** What a battery says of itself, oldest first: it ages with its use, and some are used more than others. */
export function* simulateBattery(number: number, endsAt: Date): Generator<TelemetryEvent> {
  const cyclesPerWeek = 4 + (number % 5);
  for (let week = 1; week <= weeks; week += 1) {
    const recordedAt = new Date(endsAt.getTime() - (weeks - week) * 7 * dayMs).toISOString();
    const cycleCount = week * cyclesPerWeek;
    const stateOfHealth = round(100 - cycleCount / 75 - week / 40);
    const remainingCapacityAh = round((ratedCapacityAh * stateOfHealth) / 100);
    const temperatureC = round(17 + 12 * Math.sin((2 * Math.PI * week) / 52) + (number % 4));
    const measured = { stateOfHealth, cycleCount, remainingCapacityAh, temperatureC };
    yield { eventType: 'SOH_MEASUREMENT', ...measured, recordedAt };
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
