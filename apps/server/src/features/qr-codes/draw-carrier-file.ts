import { renderCarrierPdf, renderCarrierSvg } from '@dpp/gs1/carriers';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  carrierOf,
  designOf,
  refusing,
  type AskedDesign,
} from '../../platform/http/draw-carrier.js';
import type { CodeLink } from '../../representations/carrier/printed-code.js';
import type { QrCodeDeps } from './draw-qr-code.js';
import { findPassportCodes, findUnitCodes } from './labelled-code.js';

export interface CarrierFileInput {
  readonly of: 'passport' | 'unit';
  readonly id: string;
  readonly format: 'svg' | 'pdf';
  readonly asked: AskedDesign;
  readonly link?: CodeLink | undefined;
  /** Whether letters stand below it. */
  readonly hri: boolean;
}

/**
 * Draws the code of a passport or of a battery unit in millimetres.
 *
 * @throws a 404; a 403 for another operator's; a 400 for a code that cannot be drawn.
 */
export async function drawCarrierFile(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { of, id, format, asked, link, hri }: CarrierFileInput,
) {
  const find = of === 'passport' ? findPassportCodes : findUnitCodes;
  const codes = await tenantTransaction(db, caller.tenant.id, (tx: Knex.Transaction) =>
    find(tx, caller, [id], { baseUrl, link }),
  );
  const found = codes.get(id);
  if (!found) throw notFound(of);
  requireOperatorScope(caller, found.operatorId);
  const carrier = carrierOf(found.code, designOf(asked, found.declaration));
  // A test says so also where no letters are asked for.
  const text = hri ? found.text : found.text.filter((line) => line === 'TEST');
  const fileName = `${found.fileName}.${format}`;
  return format === 'svg'
    ? {
        fileName,
        contentType: 'image/svg+xml; charset=utf-8',
        content: refusing(() => renderCarrierSvg(carrier, { text })),
      }
    : {
        fileName,
        contentType: 'application/pdf',
        content: refusing(() => renderCarrierPdf(carrier, { text })),
      };
}

function notFound(of: CarrierFileInput['of']): ApiError {
  return of === 'passport'
    ? ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' })
    : ApiError.notFound('No such unit in this workspace.', { code: 'UNIT_NOT_FOUND' });
}
