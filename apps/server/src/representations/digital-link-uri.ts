import { checkProductId } from '@dpp/espr-validate';
import { formatDigitalLinkUri } from '@dpp/gs1';

/** As much of a passport as its address needs. */
export interface LinkedProduct {
  readonly id: string;
  readonly productId: string;
  /** True in a sandbox: no printed code leads to it. */
  readonly isTest: boolean;
}

/**
 * The address on a passport's data carrier: a GS1 Digital Link for a GTIN or a GRAI, else the
 * passport's own page; of a sandbox always that page.
 */
export function passportLink(passport: LinkedProduct, baseUrl: string): string {
  if (passport.isTest) return passportUrl(passport.id, baseUrl);
  const check = checkProductId(passport.productId);
  if (check.valid && check.gtin) return linkOf(baseUrl, '01', check.gtin);
  if (check.valid && check.grai) return linkOf(baseUrl, '8003', check.grai);
  return passportUrl(passport.id, baseUrl);
}

/** The page of a passport by its UUID. */
export function passportUrl(id: string, baseUrl: string): string {
  return `${baseUrl}/passport/${id}`;
}

/**
 * The address of a product by its workspace and product id: an ordinary link, which leads to the current edition. Of a
 * sandbox, and of a product id that no path can hold, the passport's own page.
 */
export function productLink(passport: LinkedProduct, workspace: string, baseUrl: string): string {
  const { id, productId, isTest } = passport;
  if (isTest || isDotSegment(productId)) return passportUrl(id, baseUrl);
  return `${baseUrl}/id/${workspace}/${encodeURIComponent(productId)}`;
}

/** The address on a unit's data carrier. */
export interface UnitLink {
  readonly uri: string;
  /** False where it is no GS1 Digital Link, which leads here and which other scanners may refuse. */
  readonly isDigitalLink: boolean;
}

/**
 * A GS1 Digital Link under a GTIN. AI 8003 takes no serial number: under a GRAI the address looks like
 * one, and is none. Else it is the unit's own page, as it is for a serial number that no path can hold, and in a
 * sandbox.
 */
export function unitLink(
  unit: LinkedProduct & { readonly serialNumber: string },
  baseUrl: string,
): UnitLink {
  const { id, serialNumber, productId, isTest } = unit;
  const check = checkProductId(productId);
  if (!isTest && check.valid && check.kind !== 'SKU' && !isDotSegment(serialNumber)) {
    const uri = `${passportLink({ id, productId, isTest }, baseUrl)}/21/${serialNumber}`;
    return { uri, isDigitalLink: check.kind === 'GTIN' };
  }
  return { uri: unitUrl(id, baseUrl), isDigitalLink: false };
}

/**
 * The address of a batch: a GS1 Digital Link under a GTIN, else below the page of its passport; in a sandbox always
 * there.
 */
export function batchLink(
  batch: LinkedProduct & { readonly lot: string },
  baseUrl: string,
): string {
  const { id, lot, productId, isTest } = batch;
  const check = checkProductId(productId);
  if (isTest || !check.valid || check.kind !== 'GTIN') return baseUrl + batchPath(id, lot);
  return `${passportLink({ id, productId, isTest }, baseUrl)}/10/${encodeURIComponent(lot)}`;
}

/** The path of a batch below its passport's, which every batch has. */
export function batchPath(passportId: string, lot: string): string {
  return `/passport/${passportId}/10/${encodeURIComponent(lot)}`;
}

/** Browsers take these out of a path, and what stands before them. */
function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..';
}

/** The page of a unit by its UUID. */
export function unitUrl(id: string, baseUrl: string): string {
  return `${baseUrl}/unit/${id}`;
}

function linkOf(uriStem: string, applicationIdentifier: '01' | '8003', value: string): string {
  return formatDigitalLinkUri({ uriStem, primaryKey: { applicationIdentifier, value } });
}
