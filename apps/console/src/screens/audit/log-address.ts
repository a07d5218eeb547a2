/** Kinds of things that the log can be narrowed to, as chips in this order. */
export const kinds = [
  ...['passport', 'session', 'user', 'api-key', 'grant'],
  ...['webhook', 'operator', 'facility', 'signing-key'],
] as const;

/** Days back that are offered. */
export const spans = [1, 7, 30, 365] as const;

/** Those of the log of the platform. */
export const platformKinds = ['tenant', 'grant', 'session', 'user'] as const;

/** Characters of a text that the log is searched for, at most. */
export const maxTextLength = 200;

/** What the address of the log asks for. */
export interface LogAddress {
  /** The screen of the log; that of the workspace where it is left out. */
  readonly path?: '/audit' | '/platform/audit' | undefined;
  readonly q?: string | undefined;
  readonly kind?: string | undefined;
  readonly actor?: string | undefined;
  /** Id of the thing that it was done to. */
  readonly target?: string | undefined;
  readonly days?: number | undefined;
}

/** Reads the query of an address. What is unknown in it is as if it were left out. */
export function parseLogAddress(query: Readonly<Record<string, string>>): LogAddress {
  const some = (text: string | undefined) => (text === '' ? undefined : text);
  const days = spans.find((each) => String(each) === query.days);
  const kind = [...kinds, ...platformKinds].find((each) => each === query.kind);
  const q = some(query.q?.slice(0, maxTextLength));
  return { q, kind, actor: some(query.actor), target: some(query.target), days };
}

/** The path of the log with these changes, at an entry or none. */
export function logPath(address: LogAddress, changes: LogAddress = {}, seq?: number): string {
  const { path: log = '/audit', ...asked } = { ...address, ...changes };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const path = seq === undefined ? log : `${log}/${seq}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What the server is asked for. A span begins at midnight, so that the question stays the same for a day. */
export function searchOf({ q, kind, actor, target, days }: LogAddress, now: Date) {
  const from = days === undefined ? undefined : startOf(days, now);
  return { q, targetType: kind, actor, targetId: target, from };
}

function startOf(days: number, now: Date): string {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - (days - 1));
  return start.toISOString();
}
