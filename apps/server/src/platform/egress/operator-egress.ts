import { sendBounded } from './bounded-request.js';
import { createOpenRequests } from './open-requests.js';
import type { OutboundAnswer, OutboundRequest } from './outbound-request.js';

/**
 * The way out to addresses of the server's own configuration, wherever they lead: an authority or a
 * register may well stand in the operator's own network. Never for an address that anybody else named.
 */
export interface OperatorEgress {
  /** @throws {@link EgressError} `CONNECTION_FAILED`, `TIMED_OUT`, `TOO_LARGE`, `CLOSED`. */
  request(url: URL, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Breaks off what is under way and takes nothing more. */
  close(): void;
}

export function createOperatorEgress(): OperatorEgress {
  const open = createOpenRequests();
  return {
    request: (url, request) =>
      open.within(request.timeoutMs, (end) => sendBounded({ url }, request, end)),
    close: () => open.close(),
  };
}
