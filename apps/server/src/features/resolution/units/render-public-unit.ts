import type { Locale } from '@dpp/espr-validate';
import { inLongRead, inTurn, isLong } from '../../../platform/event-loop/turns.js';
import { etagOf } from '../../../representations/json-ld/public-document.js';
import { toUnitJsonLd } from '../../../representations/json-ld/unit-json-ld.js';
import {
  unitText,
  type UnitKind,
} from '../../../representations/negotiation/unit-representation.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
import type { Batch } from '../../passports/batches/batch-model.js';
import { batchReader } from '../../passports/batches/batch-reader.js';
import { passportReader } from '../../passports/passport-reader.js';
import type { BatteryUnit, UnitLineage } from '../../units/unit-model.js';
import { unitReader } from '../../units/unit-reader.js';
import {
  findPictures,
  picturesOnPage,
  type PassportPicturesDeps,
} from '../pictures/passport-pictures.js';
import type { PassportPictures } from '../resolution-cache.js';
import {
  toRendering,
  type MadeRendering,
  type Rendering,
  type RenderingCache,
  type PartShown,
} from '../rendering-cache.js';

interface PublicUnitDeps extends PassportPicturesDeps {
  readonly baseUrl: string;
  readonly renderingCache: RenderingCache;
}

interface PublicUnit {
  readonly unit: BatteryUnit;
  /** Its passport, as it was found for this request. */
  readonly found: ResolvedPassport;
  readonly kind: UnitKind;
  /** The language of a page. */
  readonly locale: Locale;
  /** Workspace of the caller, if any: the computation counts as its own. */
  readonly reader?: string | undefined;
}

/**
 * A unit as everybody sees it, made once for as long as nothing of it changes. Each request reads the rows of
 * the unit and of its relatives, and the revision of its passport; the passport's document only the one that
 * renders. Undefined when the passport is a draft by then, or gone.
 */
export async function renderPublicUnit(
  deps: PublicUnitDeps,
  { unit, found, kind, locale, reader }: PublicUnit,
): Promise<Rendering | undefined> {
  const lineage = await unitReader(deps.db).findWholeLineage(unit);
  const batch = await batchReader(deps.db).ofUnit(unit);
  const { id: passportId, revision, contentBytes } = found;
  const pictures = kind === 'html' ? await findPictures(deps, found) : undefined;
  const making = () =>
    makeRendering(deps, { unit, lineage, batch, kind, locale, pictures, reader, contentBytes });
  const make = () =>
    isLong(contentBytes) ? inLongRead({ of: reader, bytes: contentBytes }, making) : making();
  return deps.renderingCache.find(
    {
      kind,
      passportId,
      revision,
      unit: shownOf(unit, lineage, batch),
      ...(kind === 'html' && { locale, pictures: pictures?.version }),
    },
    make,
  );
}

/**
 * Only the status of a unit ever changes, and with it the time of the update: telemetry leaves the text as it is. Its
 * predecessor and successors may be renamed, published or gone at any time, and its batch recalled.
 */
function shownOf(
  { id, status, updatedAt }: BatteryUnit,
  lineage: UnitLineage,
  batch: Batch | undefined,
): PartShown {
  const shown = [status, updatedAt, lineage, ...(batch ? [batch.editCount] : [])];
  return { id, version: etagOf(JSON.stringify(shown)) };
}

interface UnitShownAs extends Omit<PublicUnit, 'found'> {
  readonly lineage: UnitLineage;
  readonly batch: Batch | undefined;
  readonly pictures: PassportPictures | undefined;
  readonly contentBytes: number;
}

async function makeRendering(
  { db, baseUrl }: PublicUnitDeps,
  { unit, lineage, batch, kind, locale, pictures, reader, contentBytes }: UnitShownAs,
): Promise<MadeRendering | undefined> {
  const passport = await passportReader(db).getPassport(unit.tenantId, unit.passportId);
  // A passport that became a draft meanwhile is hidden from the public.
  if (!passport || passport.status === 'DRAFT') return undefined;
  const making = () =>
    unitText(toUnitJsonLd({ unit, passport, lineage, batch }, { audience: 'public', baseUrl }), {
      kind,
      locale,
      pictures: picturesOnPage(passport.id, pictures),
    });
  const content = isLong(contentBytes)
    ? await inTurn(making, { of: reader, bytes: contentBytes })
    : making();
  return { ...toRendering(content), revision: passport.revision };
}
