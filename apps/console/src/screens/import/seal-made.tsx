import type { FoundPassport, ImportRow } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { startJob } from '../../server/jobs.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Import } from './use-import.js';

/** As many passports as a job takes. */
const maxOfJob = 10_000;

interface SealMadeProps {
  readonly imported: Import;
  readonly rows: readonly ImportRow[];
}

/** Seals what the import published. Those without a site are left out unless that is wished: none can be added later. */
export function SealMade({ imported, rows }: SealMadeProps) {
  const { words, say } = useTexts('imports');
  const may = usePermissions();
  const [withSiteless, setWithSiteless] = useState(false);
  const [isBegun, setIsBegun] = useState(false);
  const { data: made } = useMade(imported, rows);
  const { sited, siteless } = made ?? { sited: [], siteless: [] };
  const ids = withSiteless ? [...sited, ...siteless] : sited;
  const seal = useAction<undefined>(async () => {
    for (let from = 0; from < ids.length; from += maxOfJob) {
      await startJob({ kind: 'SEAL', ids: ids.slice(from, from + maxOfJob) });
    }
    setIsBegun(true);
    showToast(words.sealBegun);
  }, [['passports']]);
  if (!may('passport:seal') || isBegun || !made) return null;
  return (
    <section class="sec" aria-labelledby="seal">
      <header>
        <h2 id="seal">{words.seal}</h2>
      </header>
      <div class="stack tight">
        <p>{words.sealWhy}</p>
        {siteless.length > 0 && (
          <label class="check">
            <input
              type="checkbox"
              checked={withSiteless}
              onChange={({ currentTarget }) => setWithSiteless(currentTarget.checked)}
            />
            <span>
              {words.sealSiteless}
              <small class="note"> {say(words.siteless, { count: siteless.length })}</small>
            </span>
          </label>
        )}
        {seal.error !== undefined && <Failure error={seal.error} />}
        {ids.length === 0 && siteless.length === 0 && <p class="note">{words.sealNone}</p>}
        {ids.length > 0 && (
          <div class="acts">
            <button
              class="btn go"
              type="button"
              aria-disabled={seal.isBusy ? 'true' : undefined}
              onClick={() => void seal.run(undefined)}
            >
              <Icon name="seal" small />
              {say(words.sealDo, { count: ids.length })}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** So many unsealed passports are looked through for those of the import; the newest come first. */
const maxLookedThrough = 5000;

/** Passports of the rows that can be sealed, with a site and without: drafts and what is sealed already are left out. */
function useMade(imported: Import, rows: readonly ImportRow[]) {
  return useQuery({
    queryKey: ['passports', 'made', imported.id, rows.length],
    queryFn: async () => {
      const limit = maxLookedThrough;
      const unsealed = await client.passports.search({ sealed: false, limit: 200 }).all({ limit });
      return madeOf(imported, rows, { unsealed, isWhole: unsealed.length < limit });
    },
  });
}

interface LookedThrough {
  readonly unsealed: readonly FoundPassport[];
  /** False: a passport that is not among them may still be one that can be sealed. */
  readonly isWhole: boolean;
}

function madeOf(
  { columns, facilityId }: Import,
  rows: readonly ImportRow[],
  { unsealed, isWhole }: LookedThrough,
) {
  const known = new Map(unsealed.map((passport) => [passport.id, passport]));
  const siteColumns = columns.flatMap(({ target }, index) =>
    target === 'facilityId' || target === 'facilityGln' ? [index] : [],
  );
  const namesSite = ({ cells }: ImportRow) =>
    facilityId !== null || siteColumns.some((column) => (cells[column] ?? '').trim() !== '');
  const made = rows.flatMap((row) => {
    const { passportId: id } = row;
    const passport = id === null ? undefined : known.get(id);
    if (id === null || (isWhole && !passport) || passport?.status === 'DRAFT') return [];
    return [{ id, hasSite: passport ? passport.facilityId !== null : namesSite(row) }];
  });
  return {
    sited: made.filter(({ hasSite }) => hasSite).map(({ id }) => id),
    siteless: made.filter(({ hasSite }) => !hasSite).map(({ id }) => id),
  };
}
