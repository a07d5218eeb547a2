import { epcKey } from '@dpp/epcis';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { gs1KeysIn, keysOfPassport } from '../../passports/keys/gs1-key-model.js';
import type { Passport } from '../../passports/passport-model.js';
import { passportReader } from '../../passports/passport-reader.js';
import { boundedKey } from '../event-model.js';
import type { EpcSelection } from '../query/epc-selection-model.js';
import { readLineage } from './find-lineage.js';
import { listLastProviders } from './last-provider-repository.js';
import type { Lineage } from './lineage-model.js';

interface PassportLineage extends Lineage {
  readonly passportId: string;
}

/**
 * The lineage of a product: from the last event of each of its things. They are known by its GTIN, with any lot or
 * serial number, or by that and the serial number of the passport; or by its GRAI. Of more than 100 it has the
 * newest.
 *
 * @throws a 404 when there is no such passport, a 403 when it is another operator's.
 */
export function findPassportLineage(
  { db }: { readonly db: Knex },
  caller: Caller,
  idOrProductId: string,
): Promise<PassportLineage> {
  const { tenant, operatorId } = caller;
  return tenantTransaction(db, tenant.id, async (tx) => {
    const passport = await passportReader(tx).find(tenant.id, idOrProductId, operatorId);
    if (!passport)
      throw ApiError.notFound('No such passport in this workspace.', {
        code: 'PASSPORT_NOT_FOUND',
      });
    requireOperatorScope(caller, passport.economicOperator.id);
    const things = thingsOf(passport);
    const { ids, truncated } = await listLastProviders(tx, tenant.id, {
      selection: things,
      operatorId,
    });
    const tree = await readLineage(tx, caller, ids);
    return { passportId: passport.id, ...tree, truncated: tree.truncated || truncated };
  });
}

function thingsOf({ productId, metadata }: Passport): EpcSelection {
  const keys: string[] = [];
  const classes: string[] = [];
  const { serialNumber } = metadata;
  for (const { kind, key } of keysOfPassport({ productId, ...gs1KeysIn(metadata) })) {
    const link = `https://id.gs1.org/${kind === 'GTIN' ? '01' : '8003'}/${key}`;
    if (kind === 'GRAI') keys.push(epcKey(link));
    else if (typeof serialNumber !== 'string') classes.push(epcKey(link));
    else keys.push(epcKey(`${link}/21/${encodeURIComponent(serialNumber)}`));
  }
  return { keys: keys.map(boundedKey), classes };
}
