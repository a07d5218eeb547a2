import { useQuery, useQueryClient } from '@tanstack/preact-query';
import type { PassportDocument, PassportSourceReply } from '@dpp/client';
import { client } from '../../server/client.js';

/** A passport as it is stored, with nothing masked. */
export type Source = PassportSourceReply['passport'];

/** The passport as its people see it; drafts too. */
export function usePassportSource(id: string) {
  return useQuery({
    queryKey: ['passport', id, 'source'],
    queryFn: async ({ signal }) => (await client.passports.getSource(id, { signal })).passport,
  });
}

/** The document as the public gets it: what a seal is checked on. A draft has none. */
export function usePublicDocument(source: Source) {
  return useQuery<PassportDocument>({
    queryKey: ['passport', source.id, 'public', source.version],
    queryFn: ({ signal }) => client.resolution.resolve({ passportId: source.id }, { signal }),
    enabled: source.status !== 'DRAFT',
  });
}

/** The company that answers for the product. */
export function useCompany(operatorId: string) {
  return useQuery({
    queryKey: ['operator', operatorId],
    queryFn: async ({ signal }) => (await client.operators.get(operatorId, { signal })).operator,
    staleTime: 60_000,
  });
}

/** Reads everything of a passport anew, and the lists that it stands in. */
export function useReread(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['passport', id] }),
      queries.invalidateQueries({ queryKey: ['passports'] }),
      queries.invalidateQueries({ queryKey: ['whoami'] }),
    ]);
  };
}
