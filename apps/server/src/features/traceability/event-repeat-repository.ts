import type { Knex } from 'knex';
import type { EpcisEventRepeatRow } from '../../platform/db/tables.js';
import type { RepeatedEvent } from './event-model.js';

/** Events that a reader captured after another one, each as that reader sent it. */
export function eventRepeatRepository(db: Knex) {
  return {
    /**
     * Stores events of another reader as this reader sent them. The first of several captures by one reader counts.
     *
     * @returns The bytes that were stored.
     */
    async captureAgain(
      tenantId: string,
      {
        readerId,
        repeats,
      }: { readonly readerId: string; readonly repeats: readonly RepeatedEvent[] },
    ): Promise<number> {
      const rows = await db<EpcisEventRepeatRow>('epcis_event_repeats')
        .insert(
          repeats.map(({ eventId, eventUri, event, context, credential, signer }) => ({
            tenant_id: tenantId,
            event_id: eventId,
            operator_id: readerId,
            event,
            event_uri: eventUri,
            context,
            credential,
            signer,
          })),
        )
        .onConflict(['tenant_id', 'event_id', 'operator_id'])
        .ignore()
        .returning('stored_bytes');
      return rows.reduce((sum, { stored_bytes: bytes }) => sum + bytes, 0);
    },

    /** What a reader sent of an event that another one had captured. */
    async findRepeat(
      tenantId: string,
      id: string,
      readerId: string,
    ): Promise<RepeatedEvent | undefined> {
      const row = await db<EpcisEventRepeatRow>('epcis_event_repeats')
        .where({ tenant_id: tenantId, event_id: id, operator_id: readerId })
        .first();
      return (
        row && {
          eventId: row.event_id,
          eventUri: row.event_uri,
          event: row.event,
          context: row.context,
          credential: row.credential,
          signer: row.signer,
        }
      );
    },
  };
}
