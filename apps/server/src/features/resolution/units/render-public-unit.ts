import type { Locale } from '@dpp/espr-validate';
import { inTurn, isLong } from '../../../platform/turns.js';
import { etagOf } from '../../../representations/public-document.js';
import { toUnitJsonLd } from '../../../representations/unit-json-ld.js';
import { unitText, type UnitKind } from '../../../representations/unit-representation.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
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
  type UnitShown,
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
}

/**
 * A unit as everybody sees it, made once for as long as nothing of it changes. Each request reads the rows of
 * the unit and of its relatives, and the revision of its passport; the passport's document only the one that
 * renders. Undefined when the passport is a draft by then, or gone.
 */
export async function renderPublicUnit(
  deps: PublicUnitDeps,
  { unit, found, kind, locale }: PublicUnit,
): Promise<Rendering | undefined> {
  const lineage = await unitReader(deps.db).findLineage(unit);
  const { id: passportId, revision, contentBytes } = found;
  const pictures = kind === 'html' ? await findPictures(deps, found) : undefined;
  const make = () => makeRendering(deps, { unit, lineage, kind, locale, pictures });
  return deps.renderingCache.find(
    {
      kind,
      passportId,
      revision,
      unit: shownOf(unit, lineage),
      ...(kind === 'html' && { locale, pictures: pictures?.version }),
    },
    () => (isLong(contentBytes) ? inTurn(make) : make()),
  );
}

/**
 * Of a unit's own members only the status ever changes, and with it the time of the update: telemetry leaves
 * the text as it is. Whom it came from and what came of it may be renamed, published or gone at any time.
 */
function shownOf({ id, status, updatedAt }: BatteryUnit, lineage: UnitLineage): UnitShown {
  return { id, version: etagOf(JSON.stringify([status, updatedAt, lineage])) };
}

interface UnitShownAs extends Omit<PublicUnit, 'found'> {
  readonly lineage: UnitLineage;
  readonly pictures: PassportPictures | undefined;
}

async function makeRendering(
  { db, baseUrl }: PublicUnitDeps,
  { unit, lineage, kind, locale, pictures }: UnitShownAs,
): Promise<MadeRendering | undefined> {
  const passport = await passportReader(db).getPassport(unit.tenantId, unit.passportId);
  // What became a draft meanwhile is nobody else's to know.
  if (!passport || passport.status === 'DRAFT') return undefined;
  const document = toUnitJsonLd({ unit, passport, lineage }, baseUrl);
  const content = unitText(document, {
    kind,
    locale,
    pictures: picturesOnPage(passport.id, pictures),
  });
  return { ...toRendering(content), revision: passport.revision };
}
