/** `skipped`: it could not be looked at, because of another finding. */
export type CheckState = 'ok' | 'warning' | 'failed' | 'skipped';

/** The result of one check. */
export interface Finding {
  /** What was checked, in a word or two. */
  readonly check: string;
  readonly state: CheckState;
  /** What was found, and what it means. */
  readonly message: string;
  /** What to do about it; names the variable or the command. Absent where nothing is to be done. */
  readonly cure?: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });

export const skipped = (check: string, message: string): Finding => ({
  ...{ check, state: 'skipped', message },
});

export const warning = (check: string, message: string, cure: string): Finding => ({
  ...{ check, state: 'warning', message, cure },
});

export const failed = (check: string, message: string, cure: string): Finding => ({
  ...{ check, state: 'failed', message, cure },
});

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  // Node reports a host with several addresses, none of which answered, as one error without words.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : String(first);
  const code = first instanceof Error && 'code' in first ? String(first.code) : 'no reason given';
  return (message || code).replaceAll(/\s+/g, ' ').trim();
}
