import type { client } from '../../server/client.js';
import type { LogAddress } from './log-address.js';

/** A log that the screen shows: that of the workspace, or that of the platform. */
export interface LogSource {
  /** The path of its screen. */
  readonly path: NonNullable<LogAddress['path']>;
  /** The id that its hashes are over; undefined while it is not known. */
  readonly chainId: string | undefined;
  readonly log: Pick<typeof client.auditLog, 'list' | 'getHead'>;
}
