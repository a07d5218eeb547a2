/** A request body that means harm, or comes from a broken program. */
export interface HostileBody {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** Beside `Content-Type: application/json`, or instead of it. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `unreadable`: no route may act on it. `readable`: harmless JSON in a strange guise, which a route
   * may refuse for what it says, but not for how it says it.
   */
  readonly kind: 'unreadable' | 'readable';
}

export const unreadable = (
  name: string,
  bytes: string | Uint8Array,
  headers?: Readonly<Record<string, string>>,
): HostileBody => ({ name, bytes, kind: 'unreadable', ...(headers && { headers }) });

export const readable = (
  name: string,
  bytes: string | Uint8Array,
  headers?: Readonly<Record<string, string>>,
): HostileBody => ({ name, bytes, kind: 'readable', ...(headers && { headers }) });
