import type { Knex } from 'knex';
import { announce } from './announcements/announcing-transaction.js';

/** Wakes the dispatchers of all instances: when this commits, a workspace has something to deliver. */
export function tellOfDeliveries(tx: Knex, tenantId: string): void {
  announce(tx, 'deliveries', tenantId);
}
