import { useQuery } from '@tanstack/preact-query';
import { client } from './client.js';
import { usePermissions } from './use-session.js';

/** Passports of batteries, by name: the models that single batteries stand under. */
export function useBatteryModels() {
  return useQuery({
    queryKey: ['passports', 'batteries'],
    queryFn: async ({ signal }) => {
      const asked = { category: 'batteries', sort: 'name', limit: 200 } as const;
      return (await client.passports.searchPage(asked, { signal })).passports;
    },
    staleTime: 60_000,
  });
}

/** Whether the workspace has the passport of a battery: without one, no link leads to batteries. */
export function useHasBatteries(): boolean {
  const may = usePermissions();
  const { data } = useQuery({
    queryKey: ['passports', 'has-batteries'],
    queryFn: async ({ signal }) => {
      const asked = { category: 'batteries', limit: 1 } as const;
      return (await client.passports.searchPage(asked, { signal })).passports.length > 0;
    },
    enabled: may('battery:read') && may('passport:read'),
    staleTime: 300_000,
  });
  return data ?? false;
}
