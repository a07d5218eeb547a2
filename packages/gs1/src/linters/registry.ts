import { lintCouponcode } from './couponcode.js';
import { lintCouponposoffer } from './couponposoffer.js';
import { lintCset39 } from './cset39.js';
import { lintCset64 } from './cset64.js';
import { lintCset82 } from './cset82.js';
import { lintCsetnumeric } from './csetnumeric.js';
import { lintCsum } from './csum.js';
import { lintCsumalpha } from './csumalpha.js';
import { lintGcppos1 } from './gcppos1.js';
import { lintGcppos2 } from './gcppos2.js';
import { lintHasnondigit } from './hasnondigit.js';
import { lintHh } from './hh.js';
import { lintHhmi } from './hhmi.js';
import { lintHyphen } from './hyphen.js';
import { lintIban } from './iban.js';
import { lintImporteridx } from './importeridx.js';
import { lintIso3166 } from './iso3166.js';
import { lintIso3166999 } from './iso3166999.js';
import { lintIso3166alpha2 } from './iso3166alpha2.js';
import { lintIso4217 } from './iso4217.js';
import { lintIso5218 } from './iso5218.js';
import { lintLatitude } from './latitude.js';
import type { Linter } from './linter.js';
import { lintLongitude } from './longitude.js';
import { lintMediatype } from './mediatype.js';
import { lintMi } from './mi.js';
import { lintNonzero } from './nonzero.js';
import { lintNozeroprefix } from './nozeroprefix.js';
import { lintPackagetype } from './packagetype.js';
import { lintPcenc } from './pcenc.js';
import { lintPieceoftotal } from './pieceoftotal.js';
import { lintPosinseqslash } from './posinseqslash.js';
import { lintSs } from './ss.js';
import { lintWinding } from './winding.js';
import { lintYesno } from './yesno.js';
import { lintYymmd0 } from './yymmd0.js';
import { lintYymmdd } from './yymmdd.js';
import { lintYyyymmd0 } from './yyyymmd0.js';
import { lintYyyymmdd } from './yyyymmdd.js';
import { lintZero } from './zero.js';

/**
 * The character set of a component: `N` digits, `X` GS1 CSET 82, `Y` GS1 CSET 39, `Z` the base64url
 * alphabet.
 */
export type ComponentType = 'N' | 'X' | 'Y' | 'Z';

/** The check each type of component comes with. */
export const characterSetLinters: Readonly<Record<ComponentType, Linter>> = {
  N: lintCsetnumeric,
  X: lintCset82,
  Y: lintCset39,
  Z: lintCset64,
};

/** Every linter that an entry may name, as the Syntax Dictionary spells it. */
const linters: Readonly<Record<string, Linter>> = {
  couponcode: lintCouponcode,
  couponposoffer: lintCouponposoffer,
  cset39: lintCset39,
  cset64: lintCset64,
  cset82: lintCset82,
  csetnumeric: lintCsetnumeric,
  csum: lintCsum,
  csumalpha: lintCsumalpha,
  gcppos1: lintGcppos1,
  gcppos2: lintGcppos2,
  hasnondigit: lintHasnondigit,
  hh: lintHh,
  hhmi: lintHhmi,
  hyphen: lintHyphen,
  iban: lintIban,
  importeridx: lintImporteridx,
  iso3166: lintIso3166,
  iso3166999: lintIso3166999,
  iso3166alpha2: lintIso3166alpha2,
  iso4217: lintIso4217,
  iso5218: lintIso5218,
  latitude: lintLatitude,
  longitude: lintLongitude,
  mediatype: lintMediatype,
  mi: lintMi,
  nonzero: lintNonzero,
  nozeroprefix: lintNozeroprefix,
  packagetype: lintPackagetype,
  pcenc: lintPcenc,
  pieceoftotal: lintPieceoftotal,
  posinseqslash: lintPosinseqslash,
  ss: lintSs,
  winding: lintWinding,
  yesno: lintYesno,
  yymmd0: lintYymmd0,
  yymmdd: lintYymmdd,
  yyyymmd0: lintYyyymmd0,
  yyyymmdd: lintYyyymmdd,
  zero: lintZero,
};

/** The linter of this name; `undefined` when this release has none. */
export function findLinter(name: string): Linter | undefined {
  return Object.hasOwn(linters, name) ? linters[name] : undefined;
}
