import type { Audience, Locale } from '@dpp/espr-validate';
import type { GrantInLinks } from '@dpp/passport-page';
import type { Knex } from 'knex';
import { tenantSnapshot } from '../../../platform/db/tenant-transaction.js';
import { inLongRead, inTurn, isLong } from '../../../platform/event-loop/turns.js';
import {
  readsTelemetry,
  toPrivilegedUnitJsonLd,
  toUnitJsonLd,
  type PrivilegedUnitSource,
} from '../../../representations/json-ld/unit-json-ld.js';
import {
  unitText,
  type UnitKind,
} from '../../../representations/negotiation/unit-representation.js';
import type { ResolvedPassport } from '../../passports/keys/published-passport-reader.js';
import { batchReader } from '../../passports/batches/batch-reader.js';
import { passportReader } from '../../passports/passport-reader.js';
import { isTerminal, type BatteryUnit } from '../../units/unit-model.js';
import { withThoseAbroad } from '../../units/hand-overs/unit-abroad-reader.js';
import { unitReader } from '../../units/unit-reader.js';
import type { UnitSeries } from '../../units/events/unit-series-model.js';
import {
  findPictures,
  picturesOnPage,
  type PassportPicturesDeps,
} from '../pictures/passport-pictures.js';
import { toRendering, type Rendering } from '../rendering-cache.js';

/** A unit shown with more than the public sees, and its viewer. */
interface PrivilegedUnit {
  readonly unit: BatteryUnit;
  /** Its passport, as it was found for this request. */
  readonly found: ResolvedPassport;
  readonly kind: UnitKind;
  readonly audience: Exclude<Audience, 'public'>;
  readonly locale: Locale;
  readonly grantInLinks?: GrantInLinks | undefined;
  /** Workspace of the caller, if any: the computation counts as its own. */
  readonly reader?: string | undefined;
}

type PrivilegedUnitDeps = PassportPicturesDeps & { readonly baseUrl: string };

/**
 * A unit for its owner or by a grant, with its telemetry where the audience reads that: never cached. It is `changed` when it went or was
 * recycled since it was found, or its passport a draft, and has to be asked for anew.
 */
export function renderPrivilegedUnit(
  deps: PrivilegedUnitDeps,
  asked: PrivilegedUnit,
): Promise<Rendering | 'changed'> {
  const render = () => readAndRender(deps, asked);
  const bytes = asked.found.contentBytes;
  return isLong(bytes) ? inLongRead({ of: asked.reader, bytes }, render) : render();
}

async function readAndRender(
  deps: PrivilegedUnitDeps,
  asked: PrivilegedUnit,
): Promise<Rendering | 'changed'> {
  const { db, baseUrl } = deps;
  const { unit, kind, audience, locale, reader, grantInLinks: grant } = asked;
  const seen = await readSource(db, asked);
  if (!seen) return 'changed';
  // As the public sees them: the transaction of one workspace does not reach those of another.
  const lineage = await withThoseAbroad(db, seen.unit, seen.lineage);
  const source = { ...seen, lineage };
  const { passportId: id, tenantId } = unit;
  const found = kind === 'html' ? await findPictures(deps, { tenantId, id }) : undefined;
  const pictures = picturesOnPage(id, found);
  // At most five hundred payloads and a passport.
  return inTurn(
    () => {
      const document = readsTelemetry(audience)
        ? toPrivilegedUnitJsonLd(source, { audience, baseUrl })
        : toUnitJsonLd(source, { audience, baseUrl });
      const content = unitText(document, { kind, locale, older: source.older, grant, pictures });
      return toRendering(content);
    },
    { of: reader },
  );
}

/** What machines get, and for a page what was measured before. */
type PrivilegedSource = PrivilegedUnitSource & { readonly older: UnitSeries | undefined };

/** Passport, state and events of one moment. */
function readSource(
  db: Knex,
  { unit: { tenantId, id }, kind, audience }: PrivilegedUnit,
): Promise<PrivilegedSource | undefined> {
  return tenantSnapshot(db, tenantId, async (tx) => {
    const reader = unitReader(tx);
    const unit = await reader.find(tenantId, id);
    if (!unit || isTerminal(unit)) return undefined;
    const passport = await passportReader(tx).getPassport(tenantId, unit.passportId);
    if (!passport || (passport.status === 'DRAFT' && audience !== 'owner')) return undefined;
    const lineage = await reader.findLineage(unit);
    const hasTelemetry = readsTelemetry(audience);
    const events = hasTelemetry ? await reader.listRecentEvents(unit) : [];
    const older =
      hasTelemetry && kind === 'html' ? await reader.sampleOlder(unit, events) : undefined;
    const batch = await batchReader(tx).ofUnit(unit);
    return { unit, passport, lineage, events, older, batch };
  });
}
