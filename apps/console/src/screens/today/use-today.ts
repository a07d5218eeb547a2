import { NotFoundError } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import type { TodayItem } from './today-items.js';

export const todayKey = ['today'] as const;

/** What needs the person; `missing` on a server that does not make the list. */
export function useToday() {
  return useQuery({
    queryKey: todayKey,
    queryFn: async ({ signal }) => {
      try {
        const request = { method: 'GET', path: '/api/v1/today', signal } as const;
        const { items } = await client.request<{ readonly items: readonly TodayItem[] }>(request);
        return { items, isMissing: false };
      } catch (error) {
        if (error instanceof NotFoundError) return { items: [], isMissing: true };
        throw error;
      }
    },
    staleTime: 30_000,
  });
}

/** Hides the lines of a kind until a moment, for this person alone. */
export async function snooze(kind: string, until: string): Promise<void> {
  const path = `/api/v1/today/${encodeURIComponent(kind)}/snooze` as const;
  await client.request({ method: 'POST', path, body: { until } });
}

/** The figures beside the list. */
export function useFigures() {
  const may = usePermissions();
  return useQuery({
    queryKey: ['passports', 'counts'],
    queryFn: async ({ signal }) => {
      const [all, published] = await Promise.all([
        client.passports.count({}, { signal }),
        client.passports.count({ status: 'ACTIVE' }, { signal }),
      ]);
      return { all, published };
    },
    enabled: may('passport:read'),
  });
}
