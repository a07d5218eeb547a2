import type { Knex } from 'knex';
import { announce } from './announcements/announcing-transaction.js';

/** Wakes whoever delivers, on whatever instance: when this commits, a workspace has something to deliver. */
export function tellOfDeliveries(tx: Knex, tenantId: string): void {
  announce(tx, 'deliveries', tenantId);
}
