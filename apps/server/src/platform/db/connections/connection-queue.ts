/** The kinds of work that share the connections of a pool. */
type LaneKind = 'door' | 'public' | 'background' | 'workspace';

/** One queue for connections: a workspace has one of its own, every other kind has one for all of its work. */
export interface Lane {
  readonly kind: LaneKind;
  /** Unique among lanes. */
  readonly name: string;
}

interface KindShare {
  /** Connections that no other kind takes. */
  readonly reserved: number;
  /** Connections of one lane at the same time. */
  readonly maxOfLane: number;
}

/** Raised when no connection became free in time. */
export class ConnectionWaitError extends Error {
  override readonly name = 'ConnectionWaitError';

  constructor(
    /** The lane used all that it may have: its own work was in its way, and not that of others. */
    readonly ownWork: boolean,
  ) {
    super('No database connection became free in time.');
  }
}

interface LaneState {
  readonly kind: LaneKind;
  running: number;
  readonly waiting: Waiting[];
}

interface Waiting {
  begin(): void;
}

/** Longer than a statement may take; clients wait 30 s and more. */
const defaultMaxWaitMs = 20_000;

/**
 * Decides which work gets the next connection of a pool. Lanes take turns, so that a workspace with many waiting
 * requests delays another one by one statement or transaction of each lane, and not by its whole queue. A waiting
 * request holds no connection.
 *
 * Shares of ten connections: one workspace uses at most four and all workspaces together at most six; two are reserved for
 * public reads, one for background work, one for credentials and request budgets. A pool of one, the embedded
 * database, reserves nothing: lanes take turns between transactions.
 */
export class ConnectionQueue {
  private readonly shares: Readonly<Record<LaneKind, KindShare>>;
  private readonly runningByKind: Record<LaneKind, number> = {
    door: 0,
    public: 0,
    background: 0,
    workspace: 0,
  };
  private running = 0;
  /** Lanes in use, in the order of their next connection. */
  private readonly lanes = new Map<string, LaneState>();

  constructor(
    private readonly capacity: number,
    private readonly maxWaitMs = defaultMaxWaitMs,
  ) {
    this.shares = sharesOf(capacity);
  }

  /** Requests that wait for a connection. */
  get waitingCount(): number {
    let count = 0;
    for (const { waiting } of this.lanes.values()) count += waiting.length;
    return count;
  }

  /**
   * Waits until the lane may take a connection; {@link release} gives it back.
   *
   * @throws {@link ConnectionWaitError} when the wait takes too long.
   */
  acquire(lane: Lane): Promise<void> {
    const state = this.stateOf(lane);
    if (state.waiting.length === 0 && this.mayBegin(state)) {
      this.begin(lane.name, state);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        state.waiting.splice(state.waiting.indexOf(waiting), 1);
        this.forgetIfIdle(lane.name, state);
        reject(new ConnectionWaitError(state.running >= this.shares[state.kind].maxOfLane));
      }, this.maxWaitMs).unref();
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      state.waiting.push(waiting);
    });
  }

  release(lane: Lane): void {
    const state = this.stateOf(lane);
    state.running--;
    this.running--;
    this.runningByKind[state.kind]--;
    // Behind the lanes that came while it ran.
    this.lanes.delete(lane.name);
    if (state.running > 0 || state.waiting.length > 0) this.lanes.set(lane.name, state);
    this.admit();
  }

  private admit(): void {
    if (this.running >= this.capacity) return;
    for (const [name, state] of [...this.lanes]) {
      if (state.waiting.length === 0 || !this.mayBegin(state)) continue;
      const next = state.waiting.shift();
      this.begin(name, state);
      next?.begin();
      if (this.running >= this.capacity) return;
    }
  }

  private begin(name: string, state: LaneState): void {
    state.running++;
    this.running++;
    this.runningByKind[state.kind]++;
    this.lanes.delete(name);
    this.lanes.set(name, state);
  }

  private mayBegin({ kind, running }: LaneState): boolean {
    return (
      running < this.shares[kind].maxOfLane && this.running + this.heldFor(kind) < this.capacity
    );
  }

  /** Connections that are free and reserved for other kinds. */
  private heldFor(kind: LaneKind): number {
    let held = 0;
    for (const other of laneKinds) {
      if (other === kind) continue;
      held += Math.max(0, this.shares[other].reserved - this.runningByKind[other]);
    }
    return held;
  }

  private stateOf({ name, kind }: Lane): LaneState {
    const known = this.lanes.get(name);
    if (known) return known;
    const state: LaneState = { kind, running: 0, waiting: [] };
    this.lanes.set(name, state);
    return state;
  }

  private forgetIfIdle(name: string, state: LaneState): void {
    if (state.running === 0 && state.waiting.length === 0) this.lanes.delete(name);
  }
}

const laneKinds: readonly LaneKind[] = ['door', 'public', 'background', 'workspace'];

/** Pools below four connections reserve nothing, or a workspace would be left without any. */
function sharesOf(capacity: number): Record<LaneKind, KindShare> {
  const reserve = (connections: number) => (capacity < 4 ? 0 : connections);
  return {
    door: { reserved: reserve(1), maxOfLane: capacity },
    public: { reserved: reserve(capacity < 8 ? 1 : 2), maxOfLane: atLeastOne(capacity - 4) },
    background: { reserved: reserve(1), maxOfLane: atLeastOne(Math.floor(capacity / 3)) },
    workspace: { reserved: 0, maxOfLane: Math.min(4, atLeastOne(Math.floor(capacity / 2) - 1)) },
  };
}

function atLeastOne(connections: number): number {
  return Math.max(1, connections);
}
