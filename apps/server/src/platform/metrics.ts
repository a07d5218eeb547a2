import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheGauge } from './cache/byte-cache.js';

/** What the process counts about itself, for Prometheus. */
export interface Metrics {
  observeRequest(request: { operation: string; status: number; seconds: number }): void;
  /** One for each request that was refused; the reason is one of few words. */
  countRefusal(request: { operation: string; status: number; reason: string }): void;
  /** Requests that lost their connection before the answer was sent. */
  countAbortedRequest(operation: string): void;
  /** One for each seal that a time-stamping authority was asked about. */
  countTimestamp(outcome: 'stamped' | 'dropped'): void;
  /** One for each budget that was counted in this process alone, because Redis did not count it. */
  countLocalBudget(): void;
  /** One for each connection beyond the ceiling, which was closed unheard. */
  countDroppedConnection(): void;
  /** What a sweep deleted, by table. */
  observeSweep(sweep: { rows: Readonly<Record<string, number>>; at: Date }): void;
  countFailedSweep(): void;
  /** One for each attempt to deliver an event. */
  countWebhookAttempt(outcome: WebhookOutcome): void;
  /** Read anew at each scrape; undefined when nothing is due, or it is not known. */
  observeOldestDelivery(secondsSince: () => Promise<number | undefined>): void;
  /** What caches hold, asked for anew at each scrape. */
  observeCaches(caches: readonly CacheGauge[]): void;
  /** Prometheus text format. */
  text(): Promise<string>;
}

/** `retried`: it failed and is tried again; `given_up`: it failed for the last time. */
type WebhookOutcome = 'delivered' | 'retried' | 'given_up';

const requestSecondsBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = countersIn(registry);
  const requestSeconds = new Histogram({
    name: 'dpp_http_request_duration_seconds',
    help: 'Time to answer a request, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: requestSecondsBuckets,
    registers: [registry],
  });
  const lastSweep = new Gauge({
    name: 'dpp_last_sweep_timestamp_seconds',
    help: 'When this process last deleted what was over, in seconds since 1970; 0: not yet.',
    registers: [registry],
  });
  const observed = gaugeOfCaches(registry);
  return {
    observeRequest: ({ operation, status, seconds }) =>
      requestSeconds.observe({ operation, status: String(status) }, seconds),
    countRefusal: ({ operation, status, reason }) =>
      counters.refusals.inc({ operation, status: String(status), reason }),
    countAbortedRequest: (operation) => counters.abortedRequests.inc({ operation }),
    observeCaches: (caches) => void observed.push(...caches),
    countTimestamp: (outcome) => counters.timestamps.inc({ outcome }),
    countLocalBudget: () => counters.localBudgets.inc(),
    countDroppedConnection: () => counters.droppedConnections.inc(),
    observeSweep({ rows, at }) {
      for (const [table, count] of Object.entries(rows)) counters.sweptRows.inc({ table }, count);
      lastSweep.set(at.getTime() / 1000);
    },
    countFailedSweep: () => counters.failedSweeps.inc(),
    countWebhookAttempt: (outcome) => counters.webhookAttempts.inc({ outcome }),
    observeOldestDelivery: (secondsSince) => gaugeOfOldestDelivery(registry, secondsSince),
    text: () => registry.metrics(),
  };
}

function countersIn(registry: Registry) {
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    refusals: counter(
      'dpp_http_refusals_total',
      'Requests refused, by operation, status and reason; 404 is no refusal.',
      ['operation', 'status', 'reason'],
    ),
    abortedRequests: counter(
      'dpp_http_requests_aborted_total',
      'Requests whose connection ended before the answer was out, by operation.',
      ['operation'],
    ),
    timestamps: counter(
      'dpp_seal_timestamps_total',
      'Time-stamps asked for, by whether a good one came in time.',
      ['outcome'],
    ),
    localBudgets: counter(
      'dpp_local_budgets_total',
      'Budgets of requests counted in this process alone, because Redis did not count them.',
    ),
    droppedConnections: counter(
      'dpp_http_connections_dropped_total',
      'Connections closed unheard because there were as many as there may be.',
    ),
    sweptRows: counter(
      'dpp_swept_rows_total',
      'Rows deleted because their time was over, by table.',
      ['table'],
    ),
    failedSweeps: counter('dpp_failed_sweeps_total', 'Sweeps that ended with an error.'),
    webhookAttempts: counter(
      'dpp_webhook_attempts_total',
      'Attempts of this process to deliver an event, by what came of them.',
      ['outcome'],
    ),
  };
}

/** @returns The caches that it asks at each scrape, none yet. */
function gaugeOfCaches(registry: Registry): CacheGauge[] {
  const observed: CacheGauge[] = [];
  new Gauge({
    name: 'dpp_cache_bytes',
    help: 'What the caches of this process hold, keys included.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const cache of observed) this.set({ cache: cache.name }, cache.sizeBytes());
    },
  });
  return observed;
}

function gaugeOfOldestDelivery(
  registry: Registry,
  secondsSince: () => Promise<number | undefined>,
): void {
  new Gauge({
    name: 'dpp_webhook_oldest_due_seconds',
    help: 'For how long the oldest event or delivery that is due has been, on all processes; 0: none is.',
    registers: [registry],
    async collect() {
      const seconds = await secondsSince();
      if (seconds === undefined) this.reset();
      else this.set(seconds);
    },
  });
}
