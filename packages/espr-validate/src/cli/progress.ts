/** Files from which on a person is told how far the command is. */
const MANY_FILES = 10;
const INTERVAL_MS = 100;

/** Where to show progress. */
export interface ProgressTarget {
  /** A terminal: a file or a pipe gets no progress. */
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds of any clock. */
  readonly nowMs: () => number;
}

/** One line of a terminal that is written over and over. */
export interface Progress {
  /** @param files - Files read to their end. @param documents - Documents checked. */
  readonly show: (files: number, documents: number) => void;
  /** Takes the line away, before anything else is printed. */
  readonly clear: () => void;
}

/** @param files - Files there are to read. */
export function createProgress(files: number, target: ProgressTarget): Progress {
  let shownAt = -Infinity;
  let isShown = false;
  const isWanted = target.isTerminal && files >= MANY_FILES;
  return {
    show(read, documents) {
      if (!isWanted || target.nowMs() - shownAt < INTERVAL_MS) return;
      shownAt = target.nowMs();
      isShown = true;
      target.write(`\r${read} of ${files} files, ${documents} documents checked`);
    },
    clear() {
      if (!isShown) return;
      isShown = false;
      target.write('\r\u001b[K');
    },
  };
}
