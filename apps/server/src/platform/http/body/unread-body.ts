import type { RequestStep } from '../request-step.js';

/** How long a caller who was answered early may go on sending. */
const drainMs = 1000;

/**
 * Cuts off who keeps sending after the answer. Refusals come before the body is read, and the rest of
 * it is thrown away so that the connection can be used again; without an end to that, a body that
 * never ends would be swallowed for ever.
 */
export const boundUnreadBody: RequestStep = (request, response) => {
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, drainMs).unref();
    request.once('close', () => clearTimeout(cut));
  });
};
