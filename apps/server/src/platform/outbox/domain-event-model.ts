/** What a workspace can subscribe to. */
export const EVENT_TYPES = [
  'passport.ingested',
  'passport.updated',
  'passport.sealed',
  'passport.recalled',
  'passport.status_updated',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export interface DomainEvent {
  readonly id: string;
  readonly tenantId: string;
  readonly type: EventType;
  /** The public JSON-LD document, as JSON text. */
  readonly payload: string;
  readonly createdAt: Date;
}
