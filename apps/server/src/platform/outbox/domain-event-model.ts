/** What a workspace can subscribe to. */
export const EVENT_TYPES = [
  'passport.ingested',
  'passport.updated',
  'passport.sealed',
  'passport.recalled',
  'passport.status_updated',
  'unit.handed_over',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export interface DomainEvent {
  readonly id: string;
  readonly tenantId: string;
  readonly type: EventType;
  /** The public JSON-LD document of the passport or the battery unit, as JSON text. */
  readonly payload: string;
  readonly createdAt: Date;
}
