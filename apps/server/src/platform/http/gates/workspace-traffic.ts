import { BoundedQueues, QueueFullError } from '../../event-loop/bounded-queue.js';
import { ApiError } from '../api-error.js';

/** Requests of one credential and of one workspace in progress, and the bytes of their bodies. */
interface TrafficLimits {
  readonly requestsPerKey: number;
  readonly requestsPerWorkspace: number;
}

/** A request with a known credential. */
interface TrafficOf {
  readonly tenantId: string;
  readonly credentialId: string;
  /** Bytes of its body. */
  readonly bytes: number;
}

/** Sixteen of the largest bodies. Parsed, a body takes some ten times its bytes of memory. */
const maxBytesPerWorkspace = 16 * 1024 * 1024;

/** Heavy requests of one operation and workspace: one runs, so many wait. */
const maxHeavyWaiting = 8;

interface Count {
  requests: number;
  bytes: number;
}

/**
 * Requests in progress, counted by credential and by workspace. Budgets per minute say how many requests begin; this
 * says how many are held at the same time, in every plan: each holds a body, and waits for connections and turns.
 */
export class WorkspaceTraffic {
  private readonly counts = new Map<string, Count>();
  private readonly heavy = new BoundedQueues({ concurrency: 1, maxWaiting: maxHeavyWaiting });
  /** The end of the last idempotent request with the same key. */
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(private readonly limits: TrafficLimits) {}

  /**
   * Counts a request in.
   *
   * @returns Counts it out again. Call it once.
   * @throws a 429 when the credential or the workspace has too many in progress.
   */
  enter({ tenantId, credentialId, bytes }: TrafficOf): () => void {
    const key = this.countOf(`key ${credentialId}`);
    const workspace = this.countOf(`workspace ${tenantId}`);
    if (key.requests >= this.limits.requestsPerKey) throw tooManyAtOnce('credential');
    if (workspace.requests >= this.limits.requestsPerWorkspace) throw tooManyAtOnce('workspace');
    // A workspace with nothing in progress may send any body that its route takes.
    if (workspace.requests > 0 && workspace.bytes + bytes > maxBytesPerWorkspace) {
      throw tooManyAtOnce('workspace');
    }
    this.add(`key ${credentialId}`, key, 1, bytes);
    this.add(`workspace ${tenantId}`, workspace, 1, bytes);
    return () => {
      this.add(`key ${credentialId}`, key, -1, -bytes);
      this.add(`workspace ${tenantId}`, workspace, -1, -bytes);
    };
  }

  /**
   * Runs heavy requests, such as captures, one after the other, in the order of their arrival. A waiting one holds no
   * connection.
   *
   * @param name - Names the queue: workspace and operation.
   * @throws a 429 when too many wait already.
   */
  async inHeavyTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.heavy.run(name, work);
    } catch (error) {
      if (error instanceof QueueFullError) throw tooManyHeavy();
      throw error;
    }
  }

  /**
   * Runs requests with the same idempotency key one after the other. Across instances the row of the key does that; in
   * one process a retry would hold a connection while it waits for the first.
   */
  async inTurnOfKey<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(name);
    const result = before ? before.then(work, work) : work();
    this.tails.set(name, result);
    try {
      return await result;
    } finally {
      if (this.tails.get(name) === result) this.tails.delete(name);
    }
  }

  private countOf(name: string): Count {
    return this.counts.get(name) ?? { requests: 0, bytes: 0 };
  }

  private add(name: string, count: Count, requests: number, bytes: number): void {
    count.requests += requests;
    count.bytes += bytes;
    if (count.requests > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

function tooManyAtOnce(of: 'credential' | 'workspace'): ApiError {
  return refusal(
    `Too many requests of this ${of} are in progress. Wait for answers before you send more.`,
  ).because(of === 'credential' ? 'concurrent_key' : 'concurrent_workspace');
}

function tooManyHeavy(): ApiError {
  return refusal(
    'Too many requests of this kind wait already in this workspace. Send one after the other.',
  ).because('concurrent_heavy');
}

function refusal(message: string): ApiError {
  return ApiError.framework(429, 'FST_ERR_RATE_LIMIT', message, { 'Retry-After': '1' });
}
