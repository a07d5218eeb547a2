import { encodeQrCode, renderQrPng, renderQrSvg } from '@dpp/gs1/qr';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader } from '../passports/passport-reader.js';
import { labelTarget, passportLabel, unitLabel, type CodeLabel } from './code-label.js';
import { findLabelledUnits } from './find-labelled-units.js';
import type { QrOptions } from './qr-options.js';

export interface QrCodeDeps {
  readonly db: Knex;
  readonly baseUrl: string;
}

/** Draws the QR code of a passport of the workspace. */
export async function drawPassportQr(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { idOrProductId, options }: { readonly idOrProductId: string; readonly options: QrOptions },
) {
  const found = await tenantTransaction(db, caller.tenant.id, (tx) =>
    passportReader(tx).identify(caller.tenant.id, [idOrProductId], caller.operatorId),
  );
  const passport = found.get(idOrProductId);
  if (!passport)
    throw ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
  requireOperatorScope(caller, passport.operatorId);
  return draw(passportLabel(passport, labelTarget(baseUrl, caller, options)), options);
}

/** Draws the QR code of a battery unit of the workspace, also of one that was recycled: its code is still on it. */
export async function drawUnitQr(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { id, options }: { readonly id: string; readonly options: QrOptions },
) {
  const found = await tenantTransaction(db, caller.tenant.id, (tx) =>
    findLabelledUnits(tx, caller.tenant.id, [id]),
  );
  const unit = found.get(id);
  if (!unit) {
    throw ApiError.notFound('No such unit in this workspace.', { code: 'UNIT_NOT_FOUND' });
  }
  requireOperatorScope(caller, unit.model.operatorId);
  return draw(unitLabel(unit, baseUrl), options);
}

function draw({ uri, hri, isTest, fileName: name }: CodeLabel, options: QrOptions) {
  const { format, sizePx, errorCorrectionLevel } = options;
  const matrix = encodeQrCode(uri, { errorCorrectionLevel });
  const fileName = `${name}.${format}`;
  if (format === 'png') {
    return { fileName, contentType: 'image/png', content: renderQrPng(matrix, { sizePx, isTest }) };
  }
  const lines = [...(isTest ? ['TEST'] : []), ...(options.hri ? hri : [])];
  const content = renderQrSvg(matrix, { sizePx, hri: lines });
  return { fileName, contentType: 'image/svg+xml; charset=utf-8', content };
}
