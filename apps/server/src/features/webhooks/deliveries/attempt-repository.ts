import type { Knex } from 'knex';
import type { WebhookAttemptRow } from '../../../platform/db/tables.js';
import type { AttemptResult } from '../webhook-model.js';

/** One attempt to deliver, as it is shown. */
export interface DeliveryAttempt {
  readonly at: Date;
  readonly durationMs: number;
  /** Null without an answer. */
  readonly responseStatus: number | null;
  /** The first kilobyte of its body; null without an answer, or where none came in time. */
  readonly responseStart: string | null;
  readonly errorMessage: string | null;
}

/** A statement takes 65,535 values. */
const rowsPerStatement = 500;

/** Attempts of a delivery that are kept when it is sent again by hand. */
const maxKept = 20;

export function attemptRepository(db: Knex, tenantId: string) {
  const attempts = () => db<WebhookAttemptRow>('webhook_attempts').where({ tenant_id: tenantId });
  return {
    /** Stores attempts at deliveries whose rows this transaction has changed. */
    async insertAll(
      made: readonly { readonly deliveryId: string; readonly result: AttemptResult }[],
    ): Promise<void> {
      const rows = made.map(({ deliveryId, result }) => ({
        tenant_id: tenantId,
        delivery_id: deliveryId,
        attempted_at: result.at,
        duration_ms: Math.round(result.durationMs),
        response_status: result.statusCode,
        response_start: result.responseStart,
        error_message: result.error,
      }));
      for (let from = 0; from < rows.length; from += rowsPerStatement) {
        // No schedule makes two attempts in one millisecond; the first would be kept.
        await db('webhook_attempts')
          .insert(rows.slice(from, from + rowsPerStatement))
          .onConflict(['tenant_id', 'delivery_id', 'attempted_at'])
          .ignore();
      }
    },

    /** Newest first. */
    async list(deliveryId: string): Promise<DeliveryAttempt[]> {
      const rows = await attempts()
        .where({ delivery_id: deliveryId })
        .orderBy('attempted_at', 'desc');
      return rows.map((row) => ({
        at: row.attempted_at,
        durationMs: row.duration_ms,
        responseStatus: row.response_status,
        responseStart: row.response_start,
        errorMessage: row.error_message,
      }));
    },

    /** Forgets all but the newest, so that sending again by hand adds no more than the next schedule does. */
    async forgetOld(deliveryId: string): Promise<void> {
      const oldest = await attempts()
        .where({ delivery_id: deliveryId })
        .orderBy('attempted_at', 'desc')
        .offset(maxKept - 1)
        .first('attempted_at');
      if (!oldest) return;
      await attempts()
        .where({ delivery_id: deliveryId })
        .where('attempted_at', '<', oldest.attempted_at)
        .delete();
    },
  };
}
