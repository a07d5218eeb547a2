import { SheetWriter, type LabelSheetName } from '@dpp/gs1/carriers';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { loopShare } from '../../platform/event-loop/loop-share.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  carrierOf,
  designOf,
  refusing,
  type AskedDesign,
} from '../../platform/http/draw-carrier.js';
import type { CodeLink } from '../../representations/carrier/printed-code.js';
import type { QrCodeDeps } from './draw-qr-code.js';
import { findLabelledCodes, type LabelledCode } from './labelled-code.js';

interface SheetsInput {
  readonly ids: readonly string[];
  readonly sheet: string;
  readonly start?: number | undefined;
  readonly asked: AskedDesign;
  readonly link?: CodeLink | undefined;
  readonly hri: boolean;
}

/**
 * Writes sheets of labels as one PDF: one label for each id, in their order. A sheet with a gap would be found out after
 * it was printed, so all of them are there or none is.
 *
 * @throws a 404 with the ids that name nothing; a 400 for a code that is larger than a label.
 */
export async function writeSheets(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { ids, sheet, start, asked, link, hri }: SheetsInput,
): Promise<Uint8Array> {
  const writer = refusing(
    () => new SheetWriter(sheet as LabelSheetName, start === undefined ? {} : { start }),
  );
  const found = await tenantTransaction(db, caller.tenant.id, (tx) =>
    findLabelledCodes(tx, caller, [...new Set(ids)], { baseUrl, link }),
  );
  const labels = ids.map((id) => ofCaller(caller, found.get(id)));
  const missing = new Set(ids.filter((_, index) => !labels[index]));
  if (missing.size > 0) {
    const message = `${missing.size} of the ids name nothing that this credential may print.`;
    throw ApiError.notFound(message, { code: 'LABELS_NOT_FOUND', ids: [...missing] });
  }
  const labelDrawn = loopShare.slices(caller.tenant.id);
  for (const [index, label] of labels.entries()) {
    await labelDrawn();
    if (label) addLabel(writer, label, { id: ids[index] ?? '', asked, hri });
  }
  return writer.end();
}

function ofCaller({ operatorId }: Caller, label: LabelledCode | undefined) {
  return label && (operatorId === null || operatorId === label.operatorId) ? label : undefined;
}

/** @throws the refusal with the id that it is about. */
function addLabel(
  writer: SheetWriter,
  { code, text, declaration }: LabelledCode,
  { id, asked, hri }: { readonly id: string } & Pick<SheetsInput, 'asked' | 'hri'>,
): void {
  try {
    const carrier = carrierOf(code, designOf(asked, declaration));
    const lines = hri ? text : text.filter((line) => line === 'TEST');
    refusing(() => writer.add(carrier, lines));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { success: _, error: __, ...body } = error.body;
    throw ApiError.standard(error.status, error.message, { ...body, id });
  }
}
