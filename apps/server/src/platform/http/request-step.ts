import type { Request, RequestHandler, Response } from 'express';

/**
 * One rule around a request. It throws to refuse and returns to let pass; a promise only where there is
 * something to wait for.
 */
export type RequestStep = (request: Request, response: Response) => void | Promise<void>;

/**
 * A handler behind its rules, in their order. To Express it is one layer: to go through the router once
 * for each rule would cost more than most of the rules do.
 */
export function behind(steps: readonly RequestStep[], handler: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    for (const step of steps) {
      const pending = step(request, response);
      if (pending) await pending;
    }
    return handler(request, response, next);
  };
}

/** The handler that leaves the answer to the next step. */
export const proceed: RequestHandler = (_request, _response, next) => next();
