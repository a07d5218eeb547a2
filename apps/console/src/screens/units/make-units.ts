import { BadRequestError, type BatteryUnit, type ValidateUnitsReply } from '@dpp/client';
import { client } from '../../server/client.js';
import { slicesOf } from './model/serial-numbers.js';
import type { ChosenNumbers } from './numbers-form.js';

/** A number that cannot be made, and why. */
export interface RefusedNumber {
  readonly serialNumber: string;
  /** In English, as the server says it. */
  readonly reason: string;
  readonly isTaken: boolean;
}

/** What the check says. */
export interface Checked {
  readonly right: readonly string[];
  readonly refused: readonly RefusedNumber[];
}

/** What was made. */
export interface Made {
  readonly units: readonly BatteryUnit[];
  readonly refused: readonly RefusedNumber[];
  /** The model has no GS1 number: the codes lead to the page of the battery. */
  readonly hasNoLink: boolean;
}

/** What one call takes. */
const sliceSize = 200;

type Verdict = ValidateUnitsReply['results'][number];

const refusedAs = (
  serialNumber: string,
  { error = '', code }: Pick<Verdict, 'error' | 'code'>,
) => ({
  serialNumber,
  reason: error,
  isTaken: code === 'SERIAL_TAKEN',
});

const inputsOf = (serialNumbers: readonly string[], { shared }: ChosenNumbers) =>
  serialNumbers.map((serialNumber) => ({ ...shared, serialNumber }));

/** Asks the server about all numbers, slice by slice. Nothing is made. */
export async function checkNumbers(
  passportId: string,
  chosen: ChosenNumbers,
  onDone: (count: number) => void,
): Promise<Checked> {
  const right: string[] = [];
  const refused: RefusedNumber[] = [];
  for (const slice of slicesOf(chosen.serialNumbers, sliceSize)) {
    const { results } = await client.units.validate(passportId, inputsOf(slice, chosen));
    results.forEach((verdict, index) => {
      const serialNumber = slice[index] ?? '';
      if (verdict.ok) right.push(serialNumber);
      else refused.push(refusedAs(serialNumber, verdict));
    });
    onDone(right.length + refused.length);
  }
  return { right, refused };
}

/** Nothing yet. */
export const nothingMade: Made = { units: [], refused: [], hasNoLink: false };

/**
 * Makes all of them, slice by slice. One that is refused, such as by a colleague's, stops no other.
 *
 * @param before - What an interrupted run made: it is not made again.
 * @param onMade - Called after each slice, with all that was made.
 */
export async function makeUnits(
  passportId: string,
  chosen: ChosenNumbers,
  before: Made,
  onMade: (made: Made) => void,
): Promise<Made> {
  let all = before;
  const known = new Set([...before.units, ...before.refused].map((each) => each.serialNumber));
  const left = chosen.serialNumbers.filter((each) => !known.has(each));
  for (const slice of slicesOf(left, sliceSize)) {
    const { made, errors, warnings } = await makeSlice(passportId, inputsOf(slice, chosen));
    const refused = errors.map((error) => refusedOf(error, slice));
    all = {
      units: [...all.units, ...made],
      refused: [...all.refused, ...(await withCodes(passportId, chosen, refused))],
      hasNoLink: all.hasNoLink || warnings > 0,
    };
    onMade(all);
  }
  return all;
}

/** One call. That every one of it was refused is no failure: the reasons are told one by one. */
async function makeSlice(passportId: string, inputs: ReturnType<typeof inputsOf>) {
  try {
    const { units, errors = [], warnings } = await client.units.serialise(passportId, inputs);
    return { made: units, errors, warnings: warnings.length };
  } catch (error) {
    const { errors } = (error instanceof BadRequestError ? error.body : {}) as {
      readonly errors?: unknown;
    };
    if (!Array.isArray(errors)) throw error;
    return { made: [], errors: errors.map(String), warnings: 0 };
  }
}

/** "[3] why not", by its place in the slice. */
function refusedOf(error: string, slice: readonly string[]): RefusedNumber {
  const [, place = '', reason = error] = /^\[(\d+)\] (.*)$/s.exec(error) ?? [];
  return refusedAs(slice[Number(place)] ?? '', { error: reason });
}

/** Asks once more about refused numbers: the check says by a code which of them are taken. */
async function withCodes(
  passportId: string,
  chosen: ChosenNumbers,
  refused: readonly RefusedNumber[],
): Promise<readonly RefusedNumber[]> {
  if (refused.length === 0) return refused;
  const numbers = refused.map(({ serialNumber }) => serialNumber);
  const { results } = await client.units.validate(passportId, inputsOf(numbers, chosen));
  return refused.map((each, index) => ({
    ...each,
    isTaken: results[index]?.code === 'SERIAL_TAKEN',
  }));
}
