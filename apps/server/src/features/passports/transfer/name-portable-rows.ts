import { mangledProductId } from '@dpp/espr-validate/csv';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { facilityReader } from '../../facilities/facility-reader.js';
import { operatorReader } from '../../operators/operator-reader.js';
import type { RowFailure } from './import-row.js';
import { portablePassportSchema } from './portable-passport-schemas.js';

export interface PortableRow {
  /** Among the rows of its batch. */
  readonly position: number;
  readonly sent: unknown;
}

/** A row with an operator and a facility that are found in the workspace. */
export interface NamedRow {
  readonly position: number;
  readonly passport: z.infer<typeof portablePassportSchema>;
  /** Undefined: the workspace has none. */
  readonly operatorId: string | undefined;
  readonly facilityId: string | undefined;
}

interface Naming {
  readonly tenantId: string;
  /** Operator of rows that name none. Undefined: the workspace's first. */
  readonly defaultOperatorId: string | undefined;
  /** Nothing happened after it. */
  readonly now: Date;
  /** Product ids that look as if a spreadsheet changed them are article numbers. */
  readonly allowSku: boolean;
}

/** Parses rows and finds what they name by number, asking once for each. */
export async function namePortableRows(
  tx: Knex,
  rows: readonly PortableRow[],
  { tenantId, defaultOperatorId, now, allowSku }: Naming,
): Promise<{ named: NamedRow[]; failures: RowFailure[] }> {
  const operators = once((regId) => operatorReader(tx).findByRegId(tenantId, regId));
  const facilities = once((gln) => facilityReader(tx).findByGln(tenantId, gln));
  const byDefault = defaultOperatorId ?? (await operatorReader(tx).findFirstActive(tenantId))?.id;
  const named: NamedRow[] = [];
  const failures: RowFailure[] = [];
  for (const { position, sent } of rows) {
    const parsed = portablePassportSchema.safeParse(sent);
    if (!parsed.success) {
      const faults = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      );
      failures.push({ position, message: faults.join('; ') });
      continue;
    }
    const passport = parsed.data;
    const { operatorRegId, facilityGln, statusChangedAt } = passport;
    const operator = operatorRegId === undefined ? undefined : await operators(operatorRegId);
    const facility = facilityGln === undefined ? undefined : await facilities(facilityGln);
    const mangled = allowSku ? undefined : mangledProductId(passport.productId);
    if (mangled) {
      const message = `[SKU: ${passport.productId}] ${mangled.message} If it is an article number, use --allow-sku.`;
      failures.push({ position, message });
    } else if (statusChangedAt && statusChangedAt > now) {
      failures.push({ position, message: 'statusChangedAt: lies in the future' });
    } else if (operatorRegId !== undefined && !operator) {
      failures.push({ position, message: `The workspace has no operator ${operatorRegId}.` });
    } else if (facilityGln !== undefined && !facility) {
      failures.push({ position, message: `The workspace has no facility ${facilityGln}.` });
    } else {
      named.push({
        position,
        passport,
        operatorId: passport.operatorId ?? operator?.id ?? byDefault,
        facilityId: passport.facilityId ?? facility?.id,
      });
    }
  }
  return { named, failures };
}

function once<Found>(find: (name: string) => Promise<Found>) {
  const answers = new Map<string, Promise<Found>>();
  return (name: string): Promise<Found> => {
    const answer = answers.get(name) ?? find(name);
    answers.set(name, answer);
    return answer;
  };
}
