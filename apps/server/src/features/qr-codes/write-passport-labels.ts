import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeLabelArchive, type Label, type SkippedLabel } from '@dpp/gs1/labels';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { passportReader, type IdentifiedPassport } from '../passports/passport-reader.js';
import type { QrCodeDeps } from './draw-passport-qr.js';
import { labelFileName, passportLabel } from './passport-label.js';
import type { QrOptions } from './qr-options.js';

/**
 * Writes an archive of the QR codes of passports of the workspace. Who is not there, belongs to another
 * operator than the credential, or is named twice, is in the manifest instead.
 */
export async function writePassportLabels(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { ids, options }: { readonly ids: readonly string[]; readonly options: QrOptions },
): Promise<AsyncIterable<Uint8Array>> {
  const found = await tenantTransaction(db, caller.tenant.id, (tx) =>
    passportReader(tx).identify(caller.tenant.id, ids, caller.operatorId),
  );
  const labels = labelsOf(ids, { found, caller, baseUrl, withHri: options.hri });
  const { format, sizePx, errorCorrectionLevel } = options;
  return writeLabelArchive(labels, { format, sizePx, errorCorrectionLevel });
}

interface LabelSource {
  readonly found: ReadonlyMap<string, IdentifiedPassport>;
  readonly caller: Caller;
  readonly baseUrl: string;
  readonly withHri: boolean;
}

async function* labelsOf(
  ids: readonly string[],
  source: LabelSource,
): AsyncGenerator<Label | SkippedLabel> {
  const drawn = new Set<string>();
  for (const id of ids) {
    // Drawing takes milliseconds: let other requests have their turn in between.
    await nextTurn();
    const passport = source.found.get(id);
    const reason = reasonToSkip(passport, source.caller, drawn);
    if (!passport || reason !== undefined) {
      yield { id, reason: reason ?? 'NOT_FOUND' };
      continue;
    }
    drawn.add(passport.id);
    const { uri, hri } = passportLabel(passport, source.baseUrl);
    yield { id, name: labelFileName(passport.productId), uri, ...(source.withHri && { hri }) };
  }
}

function reasonToSkip(
  passport: IdentifiedPassport | undefined,
  { operatorId }: Caller,
  drawn: ReadonlySet<string>,
): string | undefined {
  if (!passport) return 'NOT_FOUND';
  if (operatorId !== null && operatorId !== passport.operatorId) return 'OPERATOR_SCOPE_FORBIDDEN';
  return drawn.has(passport.id) ? 'DUPLICATE' : undefined;
}
