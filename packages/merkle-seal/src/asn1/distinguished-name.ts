import { bytesToHex } from '@noble/hashes/utils.js';
import { contentOf, DerTag, invalidDer, readDer, readDerElements } from './der.js';
import type { DerElement } from './der.js';
import { decodeOid, Oid } from './oid.js';

/** Short names of RFC 4514, section 3, and `organizationIdentifier`, which has none. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  [Oid.commonName, 'CN'],
  [Oid.serialNumber, 'serialNumber'],
  [Oid.countryName, 'C'],
  [Oid.localityName, 'L'],
  [Oid.stateOrProvinceName, 'ST'],
  [Oid.organizationName, 'O'],
  [Oid.organizationalUnitName, 'OU'],
  [Oid.organizationIdentifier, 'organizationIdentifier'],
]);

const TEXT_TAGS: readonly number[] = [
  DerTag.UTF8_STRING,
  DerTag.PRINTABLE_STRING,
  DerTag.IA5_STRING,
];

/**
 * Writes a DER Name as text, most specific part first: `CN=Seal,O=Example GmbH,C=DE`.
 *
 * @param name - The encoded `Name`, a SEQUENCE of relative names.
 * @throws {@link MerkleSealError} `INVALID_DER`.
 * @see RFC 4514, section 2.
 */
export function formatDistinguishedName(name: Uint8Array): string {
  return readDerElements(contentOf(readDer(name), DerTag.SEQUENCE))
    .map((relativeName) =>
      readDerElements(contentOf(relativeName, DerTag.SET)).map(formatAttribute).join('+'),
    )
    .reverse()
    .join(',');
}

/**
 * The organization that a DER Name names; undefined when it names none as text, or more than one.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`.
 */
export function organizationOf(name: Uint8Array): string | undefined {
  const organizations = readDerElements(contentOf(readDer(name), DerTag.SEQUENCE))
    .flatMap((relativeName) => readDerElements(contentOf(relativeName, DerTag.SET)))
    .map((attribute) => readDerElements(contentOf(attribute, DerTag.SEQUENCE)))
    .filter(([type]) => decodeOid(contentOf(type, DerTag.OID)) === Oid.organizationName)
    .map(([, value]) => value);
  const [only, ...more] = organizations;
  if (only === undefined || more.length > 0 || !TEXT_TAGS.includes(only.tag)) return undefined;
  return decodeUtf8(only.content);
}

function formatAttribute(attribute: DerElement): string {
  const [type, value, ...more] = readDerElements(contentOf(attribute, DerTag.SEQUENCE));
  if (value === undefined || more.length > 0) {
    throw invalidDer('a name attribute that is not a type and a value');
  }
  const oid = decodeOid(contentOf(type, DerTag.OID));
  const shortName = SHORT_NAMES.get(oid);
  const text = TEXT_TAGS.includes(value.tag) ? decodeUtf8(value.content) : undefined;
  if (shortName === undefined || text === undefined) {
    return `${shortName ?? oid}=#${bytesToHex(value.encoded)}`;
  }
  return `${shortName}=${escapeValue(text)}`;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalidDer('a name that is not UTF-8', { cause });
  }
}

/** RFC 4514, section 2.4. */
function escapeValue(text: string): string {
  return text
    .replace(/["+,;<>\\]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replace(/ $/, '\\ ')
    .replaceAll('\0', '\\00');
}
