import type { DestinationStream } from 'pino';

interface LogLine {
  readonly level: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

/** Names of levels from the highest on, with the colour of each (ECMA-48). */
const levels = [
  [50, 'error', '\u001b[31m'],
  [40, 'warn', '\u001b[33m'],
  [30, 'info', '\u001b[32m'],
  [0, 'debug', '\u001b[2m'],
] as const;

/** Characters of a value that are shown; JSON has the rest. */
const longestValue = 120;

const plain = '\u001b[0m';
const faint = '\u001b[2m';

/** Members that a person at a terminal knows, or that have a place of their own in the line. */
const unlisted: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** Writes the JSON lines of a logger for a person at a terminal: time, level, message, then everything else. */
export function terminalLog(write: (text: string) => void): DestinationStream {
  return { write: (line: string) => write(terminalLine(line)) };
}

function terminalLine(line: string): string {
  const fields = JSON.parse(line) as LogLine;
  const { level, time, msg = '', err } = fields;
  const [, name, colour] = levels.find(([least]) => level >= least) ?? levels[2];
  const others = Object.entries(fields)
    .filter(([key]) => !unlisted.has(key))
    .map(([key, value]) => ` ${key}=${shown(value)}`)
    .join('');
  const at = new Date(time).toISOString().slice(11, 19);
  const stack = err ? `${printable(err.stack ?? err.message ?? '')}\n` : '';
  return `${faint}${at}${plain} ${colour}${name.padEnd(5)}${plain} ${printable(msg)}${faint}${others}${plain}\n${stack}`;
}

/** A value that a client chose could move the cursor: its control characters are written as JSON writes them. */
function shown(value: unknown): string {
  const json = JSON.stringify(value);
  const text = json.length > longestValue ? `${json.slice(0, longestValue)}…` : json;
  return /^"[\w./:@-]+"$/.test(text) ? text.slice(1, -1) : printable(text);
}

/** Without control characters, also those beyond ASCII, but for the ends of lines. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}
