import { decodeDigitalLinkUri, formatHri } from '@dpp/gs1';
import type { CarrierContent } from '@dpp/gs1/carriers';
import { passportLink, productLink, unitLink, type LinkedProduct } from '../digital-link-uri.js';

/**
 * What the code of a passport leads to: its `digitalLinkUri`, or the link by workspace and product id; `auto` is the
 * first where the product has a GS1 key, else the second.
 */
export type CodeLink = 'auto' | 'digital-link' | 'product';

/** What a code says, and the letters that say the same below it. */
export interface PrintedCode extends CarrierContent {
  /** GS1 keys in letters; the link itself where it has none. */
  readonly text: readonly string[];
}

interface Addressed {
  readonly baseUrl: string;
  /** Subdomain of the workspace. */
  readonly workspace: string;
}

/**
 * The code of a passport. By default it is the Digital Link where the product has a GS1 key, else the link by product
 * id: both lead to the current edition.
 */
export function codeOfPassport(
  passport: LinkedProduct,
  { baseUrl, workspace }: Addressed,
  link: CodeLink = 'auto',
): PrintedCode {
  const digital = codeOf(passportLink(passport, baseUrl));
  const hasKey = digital.elements !== undefined;
  if (link === 'digital-link' || (link === 'auto' && hasKey)) return digital;
  const uri = productLink(passport, workspace, baseUrl);
  // A GS1 DataMatrix holds keys and no link at all.
  return { ...digital, uri, text: [uri] };
}

/** The code of a battery unit. */
export function codeOfUnit(
  unit: LinkedProduct & { readonly serialNumber: string },
  baseUrl: string,
): PrintedCode {
  const { uri, isDigitalLink } = unitLink(unit, baseUrl);
  return isDigitalLink ? codeOf(uri) : { uri, text: [uri] };
}

function codeOf(uri: string): PrintedCode {
  const { valid, elements } = decodeDigitalLinkUri(uri);
  return valid ? { uri, elements, text: formatHri(elements) } : { uri, text: [uri] };
}
