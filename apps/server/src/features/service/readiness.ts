import type { Logger } from 'pino';
import {
  checkDependencies,
  type CheckDependenciesDeps,
  type DependencyReport,
} from './check-dependencies.js';

/** Probes come from strangers too: however many, the dependencies are asked this often. */
const cachedMs = 1000;

/** Whether requests should be sent here. */
export class Readiness {
  private report: Promise<DependencyReport> | undefined;
  private answeredAt = -Infinity;
  private ending = false;

  constructor(private readonly deps: CheckDependenciesDeps) {}

  /** From now on no more requests should come: the server finishes what it has. */
  beginShutdown(): void {
    this.ending = true;
  }

  /** At most a second old. */
  async check(log: Logger): Promise<DependencyReport> {
    const { dependencies, isReady } = await this.askNowAndThen(log);
    return { isReady: isReady && !this.ending, dependencies };
  }

  private askNowAndThen(log: Logger): Promise<DependencyReport> {
    if (this.report && performance.now() - this.answeredAt < cachedMs) return this.report;
    // While an answer is awaited nobody asks again, however long that takes.
    this.answeredAt = Infinity;
    this.report = checkDependencies(this.deps, log).finally(() => {
      this.answeredAt = performance.now();
    });
    return this.report;
  }
}
