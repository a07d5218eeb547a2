import { checkDigit } from '@dpp/gs1';
import { epcSchemes, type EpcScheme } from './epc-schemes.js';

/** Six to twelve digits: the company prefix. */
const companyPrefix = /^\d{6,12}$/;

/** What a component may hold, with the rest as percent sequences (EPC Tag Data Standard, "EPC URI"). */
const component = /^(?:[A-Za-z0-9!'()*+,\-.:;=_]|%[0-9A-Fa-f]{2})*$/;

const digits = /^\d*$/;

/** No EPC is longer; a longer text is not taken apart. */
const maxLength = 300;

/**
 * The GS1 key of an EPC as a GS1 Digital Link URI, with data fields that are not checked yet.
 *
 * @param uri - A pure identity URI, a class or a pattern: `urn:epc:id:…`, `urn:epc:class:…`, `urn:epc:idpat:…`.
 * @returns `undefined` for an EPC without a GS1 key, and for what is no EPC.
 */
export function digitalLinkOfEpc(uri: string): string | undefined {
  if (uri.length > maxLength) return undefined;
  const colon = uri.lastIndexOf(':', uri.indexOf('.'));
  const name = uri.slice(0, colon);
  const scheme = epcSchemes.get(name);
  if (!scheme) return undefined;
  const isPattern = name.startsWith('urn:epc:idpat:');
  const text = uri.slice(colon + 1);
  if (isPattern && !text.endsWith('.*')) return undefined;
  const parts = partsOf(isPattern ? text.slice(0, -2) : text, scheme);
  return parts && linkOf(parts, scheme);
}

/** The components of an EPC. */
interface EpcParts {
  readonly prefix: string;
  /** Empty where there is none. */
  readonly reference: string;
  readonly pieces: readonly string[];
  readonly serial?: string;
}

/** The last component may hold dots of its own. */
function partsOf(text: string, scheme: EpcScheme): EpcParts | undefined {
  if (!component.test(text)) return undefined;
  const isReferenceLast = scheme.digits === undefined && scheme.serial?.in === 'key';
  const pieceCount = scheme.piecesAfter ?? 0;
  const fixed = (isReferenceLast ? 1 : 2) + pieceCount;
  const all = text.split('.');
  const head = all.slice(0, fixed);
  const rest = all.slice(fixed);
  if (head.length < fixed || rest.length > 0 !== (scheme.serial !== undefined)) return undefined;
  const [prefix = '', reference = '', ...pieces] = head;
  if (!companyPrefix.test(prefix) || !pieces.every((piece) => /^\d\d$/.test(piece))) {
    return undefined;
  }
  return { prefix, reference, pieces, ...(scheme.serial && { serial: rest.join('.') }) };
}

function linkOf(parts: EpcParts, scheme: EpcScheme): string | undefined {
  const body = bodyOf(parts, scheme);
  if (body === undefined) return undefined;
  const { serial = '', pieces } = parts;
  const key = body + pieces.join('') + (scheme.serial?.in === 'key' ? serial : '');
  const link = `https://id.gs1.org/${scheme.applicationIdentifier}/${key}`;
  if (scheme.serial?.in !== 'qualifier' || serial === scheme.noQualifier) return link;
  return `${link}/${scheme.serial.name}/${serial}`;
}

/** Prefix and reference in the order of the key, with its check digit. */
function bodyOf({ prefix, reference }: EpcParts, scheme: EpcScheme): string | undefined {
  if (scheme.digits === undefined) return prefix + reference;
  const isWhole = prefix.length + reference.length === scheme.digits;
  if (!isWhole || !digits.test(reference)) return undefined;
  const body = scheme.isIndicatorFirst
    ? reference.slice(0, 1) + prefix + reference.slice(1)
    : prefix + reference;
  const check = scheme.hasCheckDigit ? checkDigit(body) : '';
  return `${scheme.lead ?? ''}${body}${check}`;
}
