import type { UnitStatus } from '../unit-model.js';
import type { UnitEventType } from '../events/unit-event-model.js';

/** A row of a file, with its place in the batch. */
export interface SentRow {
  readonly position: number;
  readonly sent: unknown;
}

export interface RowFailure {
  readonly position: number;
  readonly message: string;
}

/** What became of a batch of rows. */
export interface RowsImported {
  readonly inserted: number;
  /** In the workspace just as the row says, before this import or by it when it ran the first time. */
  readonly alreadyThere: number;
  readonly failures: readonly RowFailure[];
}

/** A unit as a file holds it: named by product and operator, for ids differ from workspace to workspace. */
export interface PortableUnit {
  readonly id: string;
  readonly productId: string;
  readonly operatorRegId: string;
  readonly serialNumber: string;
  readonly status: UnitStatus;
  readonly manufacturedAt: string | null;
  readonly ceasedAt: string | null;
  /** Lot of its batch; null where it names none. */
  readonly lot: string | null;
  readonly predecessorProductId: string | null;
  readonly predecessorOperatorRegId: string | null;
  readonly predecessorSerialNumber: string | null;
}

/** An event as a file holds it. */
export interface PortableUnitEvent {
  readonly productId: string;
  readonly operatorRegId: string;
  readonly serialNumber: string;
  readonly eventType: UnitEventType;
  readonly stateOfHealth: number | null;
  readonly cycleCount: number | null;
  readonly remainingCapacityAh: number | null;
  readonly temperatureC: number | null;
  readonly status: UnitStatus | null;
  readonly payload: object | null;
  readonly recordedAt: string;
}

/** The members of a row; undefined for what is no object. */
export function membersOf(sent: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return isObject ? (sent as Readonly<Record<string, unknown>>) : undefined;
}

/** A text that says something, trimmed. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}
