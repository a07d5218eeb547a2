import type { Logger } from 'pino';
import {
  DependencyChecks,
  type CheckDependenciesDeps,
  type DependencyReport,
} from './check-dependencies.js';

/** Probes come from strangers too: however many, the dependencies are asked this often. */
const cachedMs = 1000;

/** True when requests should be sent here. */
export class Readiness {
  private report: Promise<DependencyReport> | undefined;
  private answeredAt = -Infinity;
  private ending = false;

  private readonly checks: DependencyChecks;

  constructor(deps: CheckDependenciesDeps) {
    this.checks = new DependencyChecks(deps);
  }

  /** From now on no more requests should come: the server finishes what it has. */
  beginShutdown(): void {
    this.ending = true;
  }

  get isShuttingDown(): boolean {
    return this.ending;
  }

  /** At most a second old. */
  async check(log: Logger): Promise<DependencyReport> {
    const { dependencies, isReady } = await this.askNowAndThen(log);
    return { isReady: isReady && !this.ending, dependencies };
  }

  private askNowAndThen(log: Logger): Promise<DependencyReport> {
    if (this.report && performance.now() - this.answeredAt < cachedMs) return this.report;
    // While an answer is awaited, which takes a bounded time, nothing is asked again.
    this.answeredAt = Infinity;
    this.report = this.checks.run(log).finally(() => {
      this.answeredAt = performance.now();
    });
    return this.report;
  }
}
