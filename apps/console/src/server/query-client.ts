import { UnauthorizedError } from '@dpp/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/preact-query';
import { sessionEnded } from './signed-in.js';

/** Reads of the server, cached by their keys. The client repeats lost calls itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteSessionEnd }),
    mutationCache: new MutationCache({ onError: noteSessionEnd }),
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Text that was typed stays on the screen: the frame asks for the password over it. */
function noteSessionEnd(error: unknown): void {
  if (error instanceof UnauthorizedError) sessionEnded.set(true);
}
