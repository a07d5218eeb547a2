/**
 * Tells readers if a read is still true. A reader notes the moment before the read: a change during the read makes it
 * stale.
 */
export interface Epochs {
  /** The moment it is; undefined while changes may pass unheard, when nothing is cached and nothing taken out. */
  now(): number | undefined;
  /** When everything may have changed for the last time. */
  everythingChangedAt(): number;
  /** True when one of these subjects may have changed after a moment. */
  haveChanged(subjects: readonly number[], since: number): boolean;
}

/**
 * Everything changes with every write: of the embedded database, which one process writes to.
 *
 * @param generation - Rises before every write; undefined: others write too, and unheard.
 */
export function generationEpochs(generation: (() => number) | undefined): Epochs {
  return {
    now: () => generation?.(),
    everythingChangedAt: () => generation?.() ?? 0,
    haveChanged: (_subjects, since) => since !== generation?.(),
  };
}
