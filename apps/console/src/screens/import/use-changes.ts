import {
  PreconditionFailedError,
  type ImportRow,
  type UpdateImportReply,
  type UpdateImportRequest,
} from '@dpp/client';
import { useQueryClient } from '@tanstack/preact-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../../server/client.js';
import { useFaultLanguage, type Import } from './use-import.js';

/** A change that the server did not take. */
export interface RefusedChange {
  readonly error: unknown;
  readonly change: UpdateImportRequest;
}

/** Changes of an import, one after the other, each on the version that the person has seen. */
export interface Changes {
  /** @returns Whether the server took it. */
  apply(change: UpdateImportRequest): Promise<boolean>;
  readonly isBusy: boolean;
  readonly refused: RefusedChange | undefined;
  /** Reads the import anew, and applies the refused change to it where that is wished. */
  readonly settle: (options: { readonly keepMine: boolean }) => Promise<void>;
}

export function useChanges(imported: Import): Changes {
  const { id } = imported;
  const queries = useQueryClient();
  const lang = useFaultLanguage();
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<RefusedChange>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const seen = useRef(imported.version);
  useEffect(() => {
    if (imported.version <= seen.current || waiting > 0) return;
    // A colleague's change was read: the rows are read again, too.
    seen.current = imported.version;
    void queries.invalidateQueries({ queryKey: ['import', id, 'rows'] });
  }, [imported.version, waiting, id, queries]);
  const isChecking = imported.state === 'CHECKING';
  const wasChecking = useRef(isChecking);
  useEffect(() => {
    // Rows that are shown have verdicts by the settings before; what is being read has the new ones.
    if (wasChecking.current && !isChecking) {
      void queries.invalidateQueries({
        queryKey: ['import', id, 'rows'],
        predicate: ({ state }) => state.data !== undefined,
      });
    }
    wasChecking.current = isChecking;
  }, [isChecking, id, queries]);

  const send = async (change: UpdateImportRequest) => {
    try {
      const ifMatch = `"${seen.current}"`;
      const reply = await client.imports.update(id, change, { ifMatch, lang });
      seen.current = reply.import.version;
      queries.setQueryData(['import', id], reply.import);
      queries.setQueriesData<ImportRow[]>({ queryKey: ['import', id, 'rows'] }, (rows) =>
        rows?.map((row) => corrected(row, change, reply)),
      );
      void queries.invalidateQueries({ queryKey: ['imports'] });
      setRefused(undefined);
      return true;
    } catch (error) {
      setRefused({ error, change });
      return false;
    }
  };
  const apply = (change: UpdateImportRequest) => {
    setWaiting((count) => count + 1);
    const sent = queue.current.then(() => send(change));
    queue.current = sent.finally(() => setWaiting((count) => count - 1));
    return sent;
  };
  const settle: Changes['settle'] = async ({ keepMine }) => {
    const { import: now } = await client.imports.get(id, { lang });
    seen.current = now.version;
    queries.setQueryData(['import', id], now);
    if (keepMine && refused) await apply(refused.change);
    setRefused(undefined);
    await queries.invalidateQueries({ queryKey: ['import', id, 'rows'] });
  };
  return { apply, isBusy: waiting > 0, refused, settle };
}

/** A row with the cells that changed, and the verdict on them. */
function corrected(
  row: ImportRow,
  change: UpdateImportRequest,
  reply: UpdateImportReply,
): ImportRow {
  const verdict = reply.rows.find((each) => each.row === row.row);
  const cells = change.cells?.filter((cell) => cell.row === row.row) ?? [];
  if (!verdict && cells.length === 0) return row;
  const texts = [...row.cells];
  for (const { column, value } of cells) texts[column] = value;
  return { ...row, ...verdict, cells: texts };
}

/** Who changed an import meanwhile, and when, of a change that was refused for it. */
export function otherChangeOf(
  error: unknown,
): { readonly updatedBy: string; readonly updatedAt: string } | undefined {
  if (!(error instanceof PreconditionFailedError)) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined;
  return body.current as { updatedBy: string; updatedAt: string };
}
