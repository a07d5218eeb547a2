import { decodeDigitalLinkUri, formatDigitalLinkUri, type DigitalLink } from '@dpp/gs1';
import { currentDigitalLinkUri } from '@dpp/gs1/scans';
import { digitalLinkOfEpc } from './epc-urn.js';

/**
 * What an Application Identifier is narrowed down by, the finest first; only one of them tells things
 * apart, so that an item is the same with its lot and without.
 *
 * @see Core Business Vocabulary 2.0, EPCIS Event Hash ID: constrained canonical GS1 Digital Link URIs.
 */
const finestQualifiers: Readonly<Record<string, readonly string[]>> = {
  '00': [],
  '01': ['21', '10', '235'],
  '253': [],
  '255': [],
  '401': [],
  '402': [],
  '414': ['254'],
  '417': [],
  '8003': [],
  '8004': [],
  '8006': ['21', '10'],
  '8010': ['8011'],
  '8017': [],
  '8018': [],
};

/** Without such a segment no link is uncompressed, and a compressed one is only taken for one by chance. */
const keySegment = new RegExp(`/(?:${Object.keys(finestQualifiers).join('|')})/`);

/**
 * The one key of a thing, a class of things, a place or a party, however its URI is written.
 *
 * A GS1 key in an EPC URN (`urn:epc:id:`, `urn:epc:class:`, `urn:epc:idpat:`) and in a GS1 Digital Link of any domain
 * becomes the canonical Digital Link of its finest level: no query, no lot beside a serial number. Links of older
 * versions of the standard, with names such as `gtin` and `ser` or a GTIN of 8, 12 or 13 digits, are read as well.
 * Any other URI, and one with an invalid key, stands for itself.
 *
 * @param uri - An absolute URI.
 * @returns Such as `https://id.gs1.org/01/09506000134352/21/7`, or `uri` itself. Never throws.
 * @see EPC Tag Data Standard 2.0; GS1 Digital Link standard: URI syntax, canonical URIs.
 * @example
 * epcKey('urn:epc:id:sgtin:9506000.013435.7'); // 'https://id.gs1.org/01/09506000134352/21/7'
 * epcKey('https://example.com/01/09506000134352/10/A/21/7?17=281231'); // the same
 */
export function epcKey(uri: string): string {
  const digitalLink = digitalLinkOf(uri);
  return digitalLink ? canonicalUri(digitalLink, uri) : uri;
}

/**
 * True when a Digital Link says no more than its {@link epcKey}: no query, no fragment, no coarser qualifier.
 * Its domain says nothing of the thing.
 */
export function isKeyAlone(uri: string, key: string): boolean {
  if (/[?#]/.test(uri)) return false;
  const { primaryKey, qualifiers } = digitalLinkOf(uri) ?? {};
  if (!primaryKey) return false;
  return formatDigitalLinkUri({ primaryKey, qualifiers: qualifiers ?? [] }) === key;
}

function digitalLinkOf(uri: string): DigitalLink | undefined {
  const link = uri.startsWith('urn:epc:') ? digitalLinkOfEpc(uri) : uri;
  if (link === undefined) return undefined;
  // What stands behind the path says nothing of which thing it is, and so cannot make it another one.
  const path = currentDigitalLinkUri(link.split(/[?#]/, 1)[0] ?? link);
  return keySegment.test(path) ? decodeDigitalLinkUri(path).digitalLink : undefined;
}

function canonicalUri({ primaryKey, qualifiers }: DigitalLink, uri: string): string {
  const finest = finestQualifiers[primaryKey.applicationIdentifier];
  if (!finest) return uri;
  const chosen = finest
    .map((name) => qualifiers.find(({ applicationIdentifier }) => applicationIdentifier === name))
    .find((qualifier) => qualifier !== undefined);
  return formatDigitalLinkUri({ primaryKey, qualifiers: chosen ? [chosen] : [] });
}
