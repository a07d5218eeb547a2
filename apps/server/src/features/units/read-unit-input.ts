import { encodeElementString, Gs1Error } from '@dpp/gs1';
import { ApiError } from '../../platform/http/api-error.js';
import { parseDate } from './parse-date.js';
import {
  SUCCEEDED_STATUSES,
  UNIT_STATUSES,
  type SucceededStatus,
  type UnitStatus,
} from './unit-model.js';

/** The contract's most of one request; the operator may say fewer. */
export const maxUnits = 200;

/** A unit to be created. */
export interface UnitInput {
  readonly serialNumber: string;
  readonly status: UnitStatus;
  readonly manufacturedAt: Date | null;
  readonly predecessor: Predecessor | null;
  /** Lot of its batch; null where none is named. It need not name any batch. */
  readonly lot: string | null;
}

export interface Predecessor {
  /** As sent: it need not name any unit. */
  readonly unitId: string;
  readonly becomes: SucceededStatus;
}

/** The fault of a unit to be created. */
export interface UnitFault {
  /** Trimmed; null where there is no text. */
  readonly serialNumber: string | null;
  readonly fault: string;
}

export function isFault(read: object): read is UnitFault {
  return 'fault' in read;
}

/**
 * The units of a body: of its `units`, or the one that it is itself.
 *
 * @throws a 400 for none or too many.
 */
export function readUnitsBody(
  body: Readonly<Record<string, unknown>>,
  max: number,
): readonly unknown[] {
  const units: unknown = body['units'];
  if (!Array.isArray(units)) return [body];
  if (units.length === 0 || units.length > max) {
    throw ApiError.badRequest(`units must hold 1 to ${max} units.`);
  }
  return units;
}

/**
 * Reads a unit by itself. Checks against stored rows, a free serial number and an existing predecessor, come later.
 */
export function readUnitInput(sent: unknown): UnitInput | UnitFault {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { serialNumber: null, fault: 'A unit must be an object.' };
  }
  const {
    serialNumber: text,
    status,
    manufacturedAt,
    predecessorUnitId,
    predecessorStatus,
    lot,
  } = sent as Readonly<Record<string, unknown>>;
  const serialNumber = typeof text === 'string' ? text.trim() : null;
  const fault = (message: string): UnitFault => ({ serialNumber, fault: message });
  if (serialNumber === null || !isSerialNumber(serialNumber)) return fault(serialRule);
  const statusRead = oneOf(UNIT_STATUSES, status);
  if (!statusRead) return fault(`status must be one of ${UNIT_STATUSES.join(', ')}.`);
  const date = isAbsent(manufacturedAt) ? null : parseDate(manufacturedAt);
  if (date === undefined) return fault('manufacturedAt must be a date.');
  const becomes = oneOf(SUCCEEDED_STATUSES, predecessorStatus);
  if (!becomes) return fault(`predecessorStatus must be one of ${SUCCEEDED_STATUSES.join(', ')}.`);
  const predecessor = predecessorOf(predecessorUnitId, becomes);
  if (predecessor === undefined) return fault('predecessorUnitId must be the id of a unit.');
  if (!isAbsent(lot) && typeof lot !== 'string') return fault('lot must be the lot of a batch.');
  return {
    serialNumber,
    status: statusRead,
    manufacturedAt: date,
    predecessor,
    lot: lot ?? null,
  };
}

const serialRule =
  'serialNumber must be 1 to 20 letters, digits, dots, hyphens or underscores (GS1 AI 21).';

/** The characters of AI 21 that stand in a URL as they are. */
const serialPattern = /^[A-Za-z0-9._-]{1,20}$/;

function isSerialNumber(serialNumber: string): boolean {
  if (!serialPattern.test(serialNumber)) return false;
  try {
    // By itself: the key that it belongs to is its passport's.
    const element = { applicationIdentifier: '21', value: serialNumber } as const;
    encodeElementString([element], { checkAssociations: false });
    return true;
  } catch (error) {
    if (error instanceof Gs1Error) return false;
    throw error;
  }
}

/** The first for nothing; undefined for what is none of them. */
function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  sent: unknown,
): Value | undefined {
  return isAbsent(sent) ? values[0] : values.find((value) => value === sent);
}

function predecessorOf(unitId: unknown, becomes: SucceededStatus): Predecessor | null | undefined {
  if (isAbsent(unitId)) return null;
  return typeof unitId === 'string' ? { unitId: unitId.toLowerCase(), becomes } : undefined;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
