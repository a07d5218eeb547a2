import type { Batch } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { client } from '../../server/client.js';
import type { Source } from '../passport/use-passport.js';

export type BatchStatus = Batch['status'];

export const batchesKey = (passportId: string) => ['batches', passportId] as const;
export const batchKey = (id: string) => ['batch', id] as const;

/** What reads anew when a batch was added, changed or deleted. */
export const staleAfterBatch = (passportId: string) =>
  [batchesKey(passportId), ['batch'], ['unit'], ['units']] as const;

/** The address of the list, or of a screen in it: `?new`, `?many`, `?batch=…`. */
export const batchesPath = (passportId: string, search = '') =>
  `/passports/${passportId}/batches${search}`;

/** Whether a passport has batches; undefined while it is not known. */
export function useHasBatches(passportId: string): boolean | undefined {
  const { data } = useQuery({
    queryKey: [...batchesKey(passportId), 'any'],
    queryFn: async ({ signal }) =>
      (await client.batches.listPage(passportId, { limit: '1', signal })).batches.length > 0,
  });
  return data;
}

/** Why no batch can be added to a passport. */
export type Closed = 'fixed' | 'superseded' | 'revision';

/** What its level is settled by; undefined where batches can be added. */
export function closedBy(source: Source, hasBatches: boolean): Closed | undefined {
  const { status, supersededBy, revisionOf } = source;
  if (supersededBy !== null) return 'superseded';
  if (status === 'DRAFT') return revisionOf === null ? undefined : 'revision';
  return hasBatches ? undefined : 'fixed';
}
