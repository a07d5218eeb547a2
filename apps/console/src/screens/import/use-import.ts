import type { ImportReply, ImportRow, Lang } from '@dpp/client';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useEffect, useRef } from 'preact/hooks';
import { client } from '../../server/client.js';
import { localeTagOf } from '../../texts/languages.js';
import { useLanguage } from '../../texts/use-texts.js';

/** A table on its way to passports, with its columns and faults. */
export type Import = ImportReply['import'];
export type ImportColumn = Import['columns'][number];
export type FaultGroup = Import['faults'][number];

/** The language of faults, as the server takes it. */
export function useFaultLanguage(): Lang {
  return localeTagOf(useLanguage().language);
}

/** An import; asked for once a second while rows are checked or published. */
export function useImport(id: string) {
  const lang = useFaultLanguage();
  return useQuery({
    queryKey: ['import', id],
    queryFn: async ({ signal }) => (await client.imports.get(id, { lang, signal })).import,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 1000 : false),
  });
}

/** Reads anew what a publication changes, once it is over: the list of imports, passports, and what the plan has left. */
export function useAfterPublishing({ state }: Pick<Import, 'state'>): void {
  const queries = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'PUBLISHING' && state !== 'PUBLISHING') {
      for (const key of ['whoami', 'imports', 'passports', 'today']) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    }
    before.current = state;
  }, [state, queries]);
}

export const isMoving = ({ state }: Pick<Import, 'state'>) =>
  state === 'CHECKING' || state === 'PUBLISHING';

/** Which rows of an import are read. */
export interface RowFilter {
  readonly fault?: string;
  readonly state?: ImportRow['state'];
}

/** So many rows of a kind are read at most: those beyond it come when these are mended. */
export const maxRowsRead = 1000;

/**
 * Rows as they were when they were asked for, once all are checked; corrections are put into them, so that none vanishes
 * under the hand.
 */
export function useRows({ id, state }: Pick<Import, 'id' | 'state'>, filter: RowFilter) {
  const lang = useFaultLanguage();
  return useQuery({
    queryKey: ['import', id, 'rows', filter],
    queryFn: () =>
      client.imports.rows(id, { ...filter, limit: 200, lang }).all({ limit: maxRowsRead }),
    enabled: state !== 'CHECKING',
    staleTime: Infinity,
    gcTime: 0,
  });
}
