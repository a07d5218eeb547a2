interface Alarm {
  readonly atMs: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Rings for a key at each time that was asked for, with one timer a key: that of the earliest. A time that comes
 * before it is set first and leads to it; a later one is found out about when the key has rung.
 */
export class Alarms {
  private readonly alarms = new Map<string, Alarm>();

  constructor(private readonly ring: (key: string) => void) {}

  /** @param ms - From now on; 0 or less rings at once. */
  set(key: string, ms: number): void {
    if (ms <= 0) return this.ring(key);
    const atMs = performance.now() + ms;
    const before = this.alarms.get(key);
    if (before && before.atMs <= atMs) return;
    clearTimeout(before?.timer);
    const timer = setTimeout(() => {
      this.alarms.delete(key);
      this.ring(key);
      if (before) this.set(key, before.atMs - performance.now());
    }, ms).unref();
    this.alarms.set(key, { atMs, timer });
  }

  /** Rings no more. */
  clear(): void {
    for (const { timer } of this.alarms.values()) clearTimeout(timer);
    this.alarms.clear();
  }
}
