import { writeLabelArchive, type Label, type SkippedLabel } from '@dpp/gs1/labels';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { loopShare } from '../../platform/event-loop/loop-share.js';
import { passportReader } from '../passports/passport-reader.js';
import {
  labelTarget,
  passportLabel,
  unitLabel,
  type CodeLabel,
  type LabelTarget,
} from './code-label.js';
import type { QrCodeDeps } from './draw-qr-code.js';
import { findLabelledUnits } from './find-labelled-units.js';
import type { QrOptions } from './qr-options.js';

/**
 * Writes an archive of the QR codes of passports and battery units of the workspace. Who is not there,
 * belongs to another operator than the credential, or is named twice, is in the manifest instead.
 */
export async function writeLabels(
  { db, baseUrl }: QrCodeDeps,
  caller: Caller,
  { ids, options }: { readonly ids: readonly string[]; readonly options: QrOptions },
): Promise<AsyncIterable<Uint8Array>> {
  const found = await tenantTransaction(db, caller.tenant.id, (tx) =>
    findLabels(tx, caller, { ids, target: labelTarget(baseUrl, caller, options) }),
  );
  const labels = labelsOf(ids, { found, caller, withHri: options.hri });
  const { format, sizePx, errorCorrectionLevel } = options;
  return writeLabelArchive(labels, { format, sizePx, errorCorrectionLevel });
}

type LabelsByName = ReadonlyMap<string, CodeLabel>;

/** What names both a passport, by its productId, and a unit is the passport. */
async function findLabels(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  { ids, target }: { readonly ids: readonly string[]; readonly target: LabelTarget },
): Promise<LabelsByName> {
  const labels = new Map<string, CodeLabel>();
  const passports = await passportReader(tx).identify(tenant.id, ids, operatorId);
  for (const [name, passport] of passports) labels.set(name, passportLabel(passport, target));
  const others = ids.filter((id) => !labels.has(id));
  const units = await findLabelledUnits(tx, tenant.id, others);
  for (const [name, unit] of units) labels.set(name, unitLabel(unit, target.baseUrl));
  return labels;
}

interface LabelSource {
  readonly found: LabelsByName;
  readonly caller: Caller;
  readonly withHri: boolean;
}

async function* labelsOf(
  ids: readonly string[],
  source: LabelSource,
): AsyncGenerator<Label | SkippedLabel> {
  const drawn = new Set<string>();
  const labelDrawn = loopShare.slices(source.caller.tenant.id);
  for (const id of ids) {
    // The label before was drawn, which takes milliseconds.
    await labelDrawn();
    const label = source.found.get(id);
    const reason = reasonToSkip(label, source.caller, drawn);
    if (!label || reason !== undefined) {
      yield { id, reason: reason ?? 'NOT_FOUND' };
      continue;
    }
    drawn.add(label.id);
    const { uri, hri, isTest, fileName } = label;
    yield { id, name: fileName, uri, isTest, ...(source.withHri && { hri }) };
  }
}

function reasonToSkip(
  label: CodeLabel | undefined,
  { operatorId }: Caller,
  drawn: ReadonlySet<string>,
): string | undefined {
  if (!label) return 'NOT_FOUND';
  if (operatorId !== null && operatorId !== label.operatorId) return 'OPERATOR_SCOPE_FORBIDDEN';
  return drawn.has(label.id) ? 'DUPLICATE' : undefined;
}
