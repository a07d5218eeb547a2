/** What the model of the state tables is made of. */

export const liveStatuses = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
export type LiveStatus = (typeof liveStatuses)[number];
export type Status = LiveStatus | 'DRAFT';

export interface ModelOperator {
  /** Known once the server has answered. */
  id: string;
  readonly regId: string;
  /** A facility names it, so that it cannot be deleted. */
  isReferenced: boolean;
  archivedAt: string | null;
}

export interface ModelPassport {
  /** Known once the server has answered. */
  id: string;
  readonly productId: string;
  readonly operator: ModelOperator;
  status: Status;
  isSealed: boolean;
  /** The metadata, as one number in it. */
  content: number;
  /** How many earlier contents its history holds. */
  versions: number;
  archivedAt: string | null;
  retentionUntil: string | null;
}

/** An answer that is no 2xx: its status, and its code, else its `error`. */
export interface Refusal {
  readonly status: number;
  readonly reason?: string;
}

export const refused = (status: number, reason?: string): Refusal => ({
  status,
  ...(reason && { reason }),
});
/** Fifteen years on; no moment of a test is a 29 February. */
export function retainedFrom(moment: string): string {
  return `${Number(moment.slice(0, 4)) + 15}${moment.slice(4)}`;
}

export function isPassport(
  target: ModelPassport | { readonly id: string } | Refusal,
): target is ModelPassport {
  return 'productId' in target;
}

export function isOperator(
  target: ModelOperator | { readonly id: string } | Refusal,
): target is ModelOperator {
  return 'regId' in target;
}

export const unitStatuses = [
  'IN_SERVICE',
  'DECOMMISSIONED',
  'RECALLED',
  'REPURPOSED',
  'REMANUFACTURED',
  'REUSED',
  'WASTE',
  'RECYCLED',
] as const;
export type UnitStatus = (typeof unitStatuses)[number];

export const succeededStatuses = ['REPURPOSED', 'REMANUFACTURED', 'REUSED'] as const;
export type SucceededStatus = (typeof succeededStatuses)[number];

export interface ModelUnit {
  /** Known once the server has answered. */
  id: string;
  readonly passport: ModelPassport;
  readonly serialNumber: string;
  status: UnitStatus;
  ceasedAt: string | null;
  readonly predecessorUnitId: string | null;
  readonly createdAt: string;
  updatedAt: string;
  /** In the order in which its events arrived. */
  readonly history: ModelEvent[];
}

export interface ModelEvent {
  /** Known once the server has answered; a succession has no answer of its own. */
  id?: string;
  readonly eventType: string;
  readonly cycleCount: number | null;
  readonly status: UnitStatus | null;
  readonly recordedAt: string;
  /** Who succeeded the unit, if that is what happened. */
  readonly successor?: ModelUnit;
}

export function isUnit(target: object): target is ModelUnit {
  return 'serialNumber' in target;
}
