import { parseClientOptions } from './client-options.js';
import type { DppClientOptions } from './client-options.js';
import { createTransport } from './request.js';
import type { Transport } from './request.js';

/** One server and one credential, to hand to resources. What it can do itself may change in any release. */
export type Connection = Transport;

/**
 * Describes a server once for the resources that a page picks, each on its own. `DppClient` is all of them over one
 * such connection. Nothing is sent yet.
 *
 * @throws `DppError` `INVALID_ARGUMENT` for an option that cannot work.
 * @example
 * const resolution = new ResolutionResource(connect({ baseUrl }));
 */
export function connect(options: DppClientOptions): Connection {
  return createTransport(parseClientOptions(options));
}
