import { randomUUID } from 'node:crypto';
import type { ProvisionedWorkspace } from '../support/provisioned-workspace.js';
import { send, type TestReply } from '../support/test-app.js';
import { UnexpectedReplyError } from './write-load.js';

/** A request of telemetry, acknowledged when its whole reply arrived; the key makes a retry safe. */
export interface SentTelemetry {
  readonly unitId: string;
  readonly idempotencyKey: string;
  /** One event, or several in bulk. Each has a `cycleCount` of its own. */
  readonly events: readonly TelemetryEvent[];
  readonly isBulk: boolean;
  acknowledged?: { readonly text: string; readonly ids: readonly string[] };
}

export interface TelemetryEvent {
  readonly eventType: string;
  readonly cycleCount: number;
  readonly recordedAt: string;
  readonly status?: string;
}

export interface TelemetryLoad {
  readonly origin: string;
  readonly workspace: ProvisionedWorkspace;
  readonly unitIds: readonly string[];
  readonly sent: SentTelemetry[];
  /** Called after each acknowledged request. */
  readonly onAcknowledged: () => void;
}

const writers = 8;
const statuses = ['IN_SERVICE', 'DECOMMISSIONED', 'REUSED'];
/** Count of the last event, which tells it from all others. */
let lastCount = 0;

/**
 * Eight writers at once, each with one request open at a time, until one of its requests fails. They share
 * their units; every second request is a bulk, every fourth single event a status.
 *
 * @returns The failures that ended the writers.
 */
export function sendUntilFailure(load: TelemetryLoad): Promise<unknown[]> {
  return Promise.all(Array.from({ length: writers }, (_, writer) => endless(load, writer)));
}

async function endless(load: TelemetryLoad, writer: number): Promise<unknown> {
  for (let turn = writer; ; turn++) {
    const telemetry = newTelemetry(load.unitIds[turn % load.unitIds.length] ?? '', turn);
    load.sent.push(telemetry);
    try {
      await sendTelemetry(load, telemetry);
    } catch (failure) {
      return failure;
    }
    load.onAcknowledged();
  }
}

function newTelemetry(unitId: string, turn: number): SentTelemetry {
  const isBulk = turn % 2 === 0;
  const status = turn % 8 === 1 ? statuses[Math.floor(turn / 8) % statuses.length] : undefined;
  const events = Array.from({ length: isBulk ? 5 : 1 }, (): TelemetryEvent => {
    const cycleCount = ++lastCount;
    // Out of order, and often of one moment: what is newest is not what arrived last.
    const recordedAt = new Date(Date.UTC(2026, 0, 1, 0, (cycleCount * 7) % 60)).toISOString();
    return { eventType: 'CHARGE_CYCLE', cycleCount, recordedAt, ...(status && { status }) };
  });
  return { unitId, idempotencyKey: randomUUID(), events, isBulk };
}

/** Also the retry of a request without an answer. */
export async function sendTelemetry(
  { origin, workspace }: Pick<TelemetryLoad, 'origin' | 'workspace'>,
  telemetry: SentTelemetry,
): Promise<TestReply> {
  const { unitId, idempotencyKey, events, isBulk } = telemetry;
  const path = `/api/v1/units/${unitId}/events${isBulk ? '/bulk' : ''}`;
  const reply = await send(origin + path, {
    key: workspace.key,
    json: isBulk ? { events } : events[0],
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  if (reply.status !== 201) throw new UnexpectedReplyError(path, reply);
  const recorded = isBulk ? reply.body.events : [reply.body.event];
  telemetry.acknowledged ??= { text: reply.text, ids: recorded.map(({ id }) => id) };
  return reply;
}
