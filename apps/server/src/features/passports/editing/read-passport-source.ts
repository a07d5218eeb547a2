import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { inLongRead, isLong, nextTurn } from '../../../platform/event-loop/turns.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { Passport } from '../passport-model.js';
import { requirePassport } from '../require-passport.js';
import { passportRepository } from '../rows/passport-repository.js';

/**
 * A passport as it is stored, drafts too: nothing masked, with its enrichment. For editors, and for auditors, who may
 * read everything and change nothing.
 *
 * @throws a 403 for other readers, and for another operator's passport; a 404.
 */
export async function readPassportSource(
  { db }: { readonly db: Knex },
  caller: Caller,
  idOrProductId: string,
): Promise<Passport> {
  requireSourceReader(caller);
  const tenantId = caller.tenant.id;
  const { id, bytes, short } = await tenantTransaction(db, tenantId, async (tx) => {
    const { id } = await requirePassport(tx, caller, idOrProductId);
    const passports = passportRepository(tx);
    const bytes = (await passports.findContentBytes(tenantId, id)) ?? 0;
    return { id, bytes, short: isLong(bytes) ? undefined : await passports.findById(tenantId, id) };
  });
  if (short) return short;
  return inLongRead({ of: tenantId, bytes }, async () => {
    const passport = await tenantTransaction(db, tenantId, (tx) =>
      passportRepository(tx).findById(tenantId, id),
    );
    if (!passport) {
      throw ApiError.notFound('No such passport in this workspace.', {
        code: 'PASSPORT_NOT_FOUND',
      });
    }
    // Written as JSON in this turn.
    await nextTurn({ of: tenantId });
    return passport;
  });
}

function requireSourceReader({ permissions, role }: Caller): void {
  if (permissions.has('passport:update') || role === 'AUDITOR') return;
  const message = 'This credential lacks the permission passport:update.';
  throw ApiError.forbidden(message, { code: 'PERMISSION_MISSING' }).because('permission');
}
