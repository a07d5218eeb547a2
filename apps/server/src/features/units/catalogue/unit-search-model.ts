import { decode } from '@dpp/gs1';
import type { BatteryUnit, UnitStatus } from '../unit-model.js';

/** A total is counted up to here: what is more matches is more work than a person does by hand. */
export const MAX_EXACT_UNITS = 10_000;

/** What units of a workspace have in common; undefined members do not matter. */
export interface UnitFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential: units of passports of that operator. */
  readonly boundOperatorId: string | null;
  readonly status?: UnitStatus | undefined;
  readonly passportId?: string | undefined;
  readonly batchId?: string | undefined;
}

/** A unit with as much of its passport as its address needs. */
export interface FoundUnit extends BatteryUnit {
  readonly productId: string;
  readonly isTest: boolean;
}

/** The place of a unit in the order of serial numbers. */
export interface SerialPlace {
  readonly serialNumber: string;
  readonly passportId: string;
}

const serialCharacters = /^[A-Za-z0-9._-]{1,20}$/;

/**
 * The beginnings of serial numbers that a question asks for, in bytewise order: as typed, in capitals and in small
 * letters. Of scanned data its serial number counts. None: nothing can match.
 */
export function serialBeginnings(question: string): string[] {
  const text = question.trim();
  const serial = /^(?:https?:\/\/|\(|\])/i.test(text) ? (serialOfScan(text) ?? '') : text;
  if (!serialCharacters.test(serial)) return [];
  return [...new Set([serial, serial.toUpperCase(), serial.toLowerCase()])].sort();
}

function serialOfScan(text: string): string | undefined {
  const { elements, problems } = decode(text);
  if (problems.length > 0) return undefined;
  return elements.find(({ applicationIdentifier }) => applicationIdentifier === '21')?.value;
}
