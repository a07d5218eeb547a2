import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs a handler so that all that it records can name the request. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work);
}

/** Id of the request that is being answered; undefined in the background and at the command line. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
