/** Where a command shows how far it is. */
interface ProgressTarget {
  /** A terminal gets a bar; a file or a pipe a line now and then. */
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly nowMs: () => number;
}

export interface Progress {
  /** @param share - Of the work, 0 to 1. @param counts - What to say of it. */
  readonly show: (share: number, rows: number, counts: string) => void;
  /** Takes the bar away, before anything else is printed. */
  readonly clear: () => void;
}

const barIntervalMs = 100;
const barWidth = 24;
/** Rows between two lines when the output is no terminal. */
const rowsPerLine = 10_000;

export function createProgress({ isTerminal, write, nowMs }: ProgressTarget): Progress {
  let shownAtMs = -Infinity;
  let shownRows = 0;
  let isShown = false;
  return {
    show(share, rows, counts) {
      const percent = `${Math.floor(share * 100)} %`;
      if (!isTerminal) {
        if (rows - shownRows < rowsPerLine) return;
        shownRows = rows - (rows % rowsPerLine);
        write(`${percent}, ${counts}\n`);
        return;
      }
      if (nowMs() - shownAtMs < barIntervalMs) return;
      shownAtMs = nowMs();
      isShown = true;
      const filled = '#'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '.');
      write(`\r\u001b[K[${filled}] ${percent}, ${counts}`);
    },
    clear() {
      if (!isShown) return;
      isShown = false;
      write('\r\u001b[K');
    },
  };
}
