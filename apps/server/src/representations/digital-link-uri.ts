import { checkProductId } from '@dpp/espr-validate';
import { formatDigitalLinkUri } from '@dpp/gs1';

/**
 * The address on a passport's data carrier: a GS1 Digital Link for a GTIN or a GRAI, else the
 * passport's own page.
 */
export function passportLink(passport: { id: string; productId: string }, baseUrl: string): string {
  const check = checkProductId(passport.productId);
  if (check.valid && check.gtin) return linkOf(baseUrl, '01', check.gtin);
  if (check.valid && check.grai) return linkOf(baseUrl, '8003', check.grai);
  return passportUrl(passport.id, baseUrl);
}

/** The page of a passport by its UUID. */
export function passportUrl(id: string, baseUrl: string): string {
  return `${baseUrl}/passport/${id}`;
}

function linkOf(uriStem: string, applicationIdentifier: '01' | '8003', value: string): string {
  return formatDigitalLinkUri({ uriStem, primaryKey: { applicationIdentifier, value } });
}
