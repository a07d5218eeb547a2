import { decodeDigitalLinkUri, formatHri } from '@dpp/gs1';
import { passportLink } from '../../representations/digital-link-uri.js';

/** What the code of a passport says, and what stands below it. */
export interface PassportLabel {
  readonly uri: string;
  /** None for a passport without a GS1 key. */
  readonly hri: readonly string[];
}

export function passportLabel(
  passport: { readonly id: string; readonly productId: string },
  baseUrl: string,
): PassportLabel {
  const uri = passportLink(passport, baseUrl);
  const { valid, elements } = decodeDigitalLinkUri(uri);
  return { uri, hri: valid ? formatHri(elements) : [] };
}

/** The name of a file about a product, without its extension. */
export function labelFileName(productId: string): string {
  return `qr-${productId.replaceAll(/[^A-Za-z0-9._-]/gu, '_').slice(0, 80)}`;
}
