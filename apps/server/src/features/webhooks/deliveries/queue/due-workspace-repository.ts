import type { Knex } from 'knex';

/** A workspace with something to deliver, and the time from which it is due. */
export interface DueWorkspace {
  readonly tenantId: string;
  readonly dueAt: Date;
}

/** The workspaces that a deliverer turns to. */
export function dueWorkspaceRepository(db: Knex) {
  return {
    /** Workspaces with deliveries due at a time, and when the first of each is due. Read without a lock. */
    async listDue(until: Date): Promise<DueWorkspace[]> {
      const rows = await db('webhook_deliveries')
        .where('next_attempt_at', '<=', until)
        .groupBy('tenant_id')
        .select('tenant_id', db.raw('min(next_attempt_at) as due_at'));
      return (rows as DueRow[]).map(dueWorkspaceOf);
    },

    /** Workspaces with events that are not dispatched, and when the first of each happened. */
    async listUndispatched(): Promise<DueWorkspace[]> {
      const rows = await db('outbox_events')
        .whereNull('dispatched_at')
        .groupBy('tenant_id')
        .select('tenant_id', db.raw('min(created_at) as due_at'));
      return (rows as DueRow[]).map(dueWorkspaceOf);
    },
  };
}

interface DueRow {
  readonly tenant_id: string;
  readonly due_at: Date;
}

function dueWorkspaceOf({ tenant_id, due_at }: DueRow): DueWorkspace {
  return { tenantId: tenant_id, dueAt: due_at };
}
