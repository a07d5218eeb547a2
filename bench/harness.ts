/** One comparison: how often we and a peer do the same thing in a second. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ops/s' | 'requests/s' | 'rows/s';
  /** What stands beside ours, named so that a reader can look it up. */
  readonly peer: string;
  /** The ratio ours/peer this project promises. */
  readonly atLeast: number;
  /** Interleaved rounds; the medians are reported. */
  readonly rounds: number;
  /** One round each: the rate it reached. */
  runOurs(): Promise<number> | number;
  runPeer(): Promise<number> | number;
}

/** One number that stands for itself, beside the most it may be. */
export interface Reading {
  readonly name: string;
  readonly unit: 'bytes' | 'ms';
  readonly value: number;
  /** The limit this project promises to keep. */
  readonly atMost: number;
}

export interface Benchmark {
  readonly name: string;
  /** Sets up what its figures need, runs them, and takes it down again. */
  run(
    measure: (figure: Figure) => Promise<void>,
    report: (reading: Reading) => void,
  ): Promise<void>;
}

export interface Result {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly unit: Figure['unit'];
  readonly ratio: number;
  readonly atLeast: number;
}

/** Measures a figure in interleaved rounds, after one of each to warm up. */
export async function measureFigure(figure: Figure): Promise<Result> {
  const ours: number[] = [];
  const peer: number[] = [];
  await figure.runOurs();
  await figure.runPeer();
  for (let round = 0; round < figure.rounds; round++) {
    ours.push(await figure.runOurs());
    peer.push(await figure.runPeer());
  }
  const [medianOurs, medianPeer] = [median(ours), median(peer)];
  return {
    name: figure.name,
    ours: Math.round(medianOurs),
    peer: Math.round(medianPeer),
    unit: figure.unit,
    ratio: Math.round((medianOurs / medianPeer) * 1000) / 1000,
    atLeast: figure.atLeast,
  };
}

/** Calls a synchronous function for about a fifth of a second. @returns Calls per second. */
export function callsPerSecond(call: () => unknown): number {
  const budgetMs = 200;
  const startedAt = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  while (elapsedMs < budgetMs) {
    for (let i = 0; i < 16; i++) call();
    calls += 16;
    elapsedMs = performance.now() - startedAt;
  }
  return (calls / elapsedMs) * 1000;
}

/** Calls a function that answers later for about a fifth of a second, one after the other. @returns Calls per second. */
export async function resolvedPerSecond(call: () => Promise<unknown>): Promise<number> {
  const budgetMs = 200;
  const startedAt = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  while (elapsedMs < budgetMs) {
    for (let i = 0; i < 16; i++) await call();
    calls += 16;
    elapsedMs = performance.now() - startedAt;
  }
  return (calls / elapsedMs) * 1000;
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
