import type { Knex } from 'knex';
import type { PassportTermRow } from '../../../platform/db/tables.js';
import { termsBeginning } from './passport-filter-repository.js';
import { MAX_RARE_TERMS } from './passport-search-model.js';

/** The terms of a passport, before and after a write. */
interface TermChange {
  readonly passportId: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A statement takes at most 65,535 values. */
const maxRowsOfStatement = 10_000;

/**
 * The terms that passports of a workspace are found by: a row each, in an index by their beginnings. A pattern on a text
 * (`like`, trigrams) would find no index here: behind the wall between workspaces the database evaluates only operators
 * that cannot leak a row, such as comparisons, before it has looked whose row it is.
 */
export function passportTermRepository(tx: Knex, tenantId: string) {
  const terms = () => tx<PassportTermRow>('passport_terms');
  return {
    /** Writes the difference, which most changes of a passport do not have. */
    async follow(changes: readonly TermChange[]): Promise<void> {
      const added = changes.flatMap(({ passportId, before, after }) =>
        after
          .filter((term) => !before.includes(term))
          .map((term) => ({ tenant_id: tenantId, passport_id: passportId, term })),
      );
      for (const { passportId, before, after } of changes) {
        const gone = before.filter((term) => !after.includes(term));
        if (gone.length === 0) continue;
        await terms()
          .where({ tenant_id: tenantId, passport_id: passportId })
          .whereIn('term', gone)
          .delete();
      }
      for (let at = 0; at < added.length; at += maxRowsOfStatement) {
        await terms().insert(added.slice(at, at + maxRowsOfStatement));
      }
    },

    /** The word that the fewest terms begin with, unless each is common. */
    async findRareWord(words: readonly string[]): Promise<string | undefined> {
      if (words.length === 0) return undefined;
      const counts = words.map((word) => {
        const some = termsBeginning(tx, tenantId, word)
          .select(tx.raw('1'))
          .limit(MAX_RARE_TERMS + 1);
        return tx(some.as('some')).select<{ word: string; count: number }[]>(
          tx.raw('?::text as word', [word]),
          tx.raw('count(*) as count'),
        );
      });
      const rows = (await tx.unionAll(counts)) as { word: string; count: number }[];
      const [rarest] = rows.sort((one, other) => one.count - other.count);
      return rarest && rarest.count <= MAX_RARE_TERMS ? rarest.word : undefined;
    },
  };
}
