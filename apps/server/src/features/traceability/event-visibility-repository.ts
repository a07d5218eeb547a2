/**
 * Condition: the event was captured for the whole workspace or for an operator, at first or again.
 *
 * @param operatorId - Null: every event fulfils it.
 */
export function seenBy(
  tenantId: string,
  operatorId: string | null,
  event = 'epcis_events',
): { readonly sql: string; readonly bindings: readonly string[] } {
  if (operatorId === null) return { sql: 'true', bindings: [] };
  const own = capturedFor(tenantId, operatorId, event);
  return { sql: `(${event}.operator_id is null or ${own.sql})`, bindings: own.bindings };
}

/** Condition: the event was captured for an operator, at first or again. */
export function capturedFor(tenantId: string, operatorId: string, event = 'epcis_events') {
  return {
    sql: `(${event}.operator_id = ? or exists (
      select from epcis_event_repeats as again
      where again.tenant_id = ? and again.event_id = ${event}.id and again.operator_id = ?))`,
    bindings: [operatorId, tenantId, operatorId],
  } as const;
}
