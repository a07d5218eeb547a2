import { unitNoScannableLinkAdvisory, type AdvisoryItem, type Locale } from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import { unitLink } from '../../representations/digital-link-uri.js';
import type { SerialisedUnits } from './serialise-units.js';

/** Warns once when scanners cannot tell from the link of a unit that it is one. */
export function unitLinkAdvisories(
  { passport: { productId, isTest }, units }: Pick<SerialisedUnits, 'passport' | 'units'>,
  { baseUrl, locale }: { readonly baseUrl: string; readonly locale: Locale },
): AdvisoryItem[] {
  const areDigitalLinks = units.every(
    ({ id, serialNumber }) =>
      unitLink({ id, serialNumber, productId, isTest }, baseUrl).isDigitalLink,
  );
  return areDigitalLinks ? [] : [unitNoScannableLinkAdvisory(wordingOf(locale))];
}
