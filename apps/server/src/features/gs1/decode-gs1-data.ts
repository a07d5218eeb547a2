import {
  decodeBracketed,
  decodeDigitalLinkUri,
  decodeElementString,
  decodeScanData,
  decompressDigitalLinkUri,
  encodeBracketed,
  encodeDigitalLinkUri,
  findApplicationIdentifier,
  formatDigitalLinkUri,
  formatHri,
  Gs1Error,
  parseDigitalLinkUri,
  type Decoded,
} from '@dpp/gs1';
import { refuseGs1Data, type RefusedGs1Data } from './gs1-problem-model.js';

/** The forms GS1 data come in. */
export const GS1_INPUTS = ['scanData', 'elementString', 'digitalLink'] as const;
export type Gs1InputForm = (typeof GS1_INPUTS)[number];

/** Exactly one is expected. */
export type Gs1Input = { readonly [Form in Gs1InputForm]?: string | undefined };

/** What GS1 data say. */
export interface DecodedGs1Data {
  readonly input: Gs1InputForm;
  readonly elementString: string;
  readonly hri: readonly string[];
  readonly canonicalUpi: string | null;
  readonly digitalLinkUri: string | null;
  readonly ai: Readonly<Record<string, string>>;
}

export type Gs1Decoding =
  ({ readonly ok: true } & DecodedGs1Data) | ({ readonly ok: false } & RefusedGs1Data);

const oneInput = 'Send exactly one of scanData, elementString and digitalLink.';

/** Decodes one piece of GS1 data; whatever is wrong with it is a value. */
export function decodeGs1Data(deps: { readonly baseUrl: string }, input: Gs1Input): Gs1Decoding {
  const [form, ...others] = GS1_INPUTS.filter((each) => input[each] !== undefined);
  const text = form && input[form];
  if (form === undefined || text === undefined || others.length > 0) {
    return { ok: false, message: oneInput, code: 'ONE_INPUT_EXPECTED', problems: [] };
  }
  const decoded = decode(form, text);
  if (!decoded.valid) {
    const readings = decoded.suggestions.map(({ elements }) => encodeBracketed(elements));
    return { ok: false, ...refuseGs1Data(decoded.problems, readings) };
  }
  return { ok: true, ...describe(deps, form, decoded) };
}

function decode(form: Gs1InputForm, text: string): Decoded {
  if (form === 'scanData') return decodeScanData(text);
  if (form === 'digitalLink') return decodeLink(text);
  return text.startsWith('(') ? decodeBracketed(text) : decodeElementString(text);
}

/** A link without a readable key may be a compressed one. */
function decodeLink(uri: string): Decoded {
  const decoded = decodeDigitalLinkUri(uri);
  if (decoded.problems[0]?.code !== 'MISSING_PRIMARY_KEY') return decoded;
  const decompression = decompressDigitalLinkUri(uri);
  return decompression.decompressed ? decodeDigitalLinkUri(decompression.uri) : decoded;
}

function describe(
  { baseUrl }: { readonly baseUrl: string },
  input: Gs1InputForm,
  { elements }: Decoded,
): DecodedGs1Data {
  return {
    input,
    elementString: encodeBracketed(elements),
    hri: formatHri(elements),
    canonicalUpi: canonicalUpiOf(elements),
    digitalLinkUri: linkOf(elements, baseUrl),
    ai: Object.fromEntries(elements.map((each) => [each.applicationIdentifier, each.value])),
  };
}

/** Key and qualifiers identify; attributes, and what no Digital Link holds, only describe. */
function canonicalUpiOf(elements: Decoded['elements']): string | null {
  const entries = elements.map((each) => findApplicationIdentifier(each.applicationIdentifier));
  const key = entries.find((entry) => entry?.qualifierSequences);
  const identifiers = new Set<string>([
    ...(key ? [key.applicationIdentifier] : []),
    ...(key?.qualifierSequences?.flat() ?? []),
  ]);
  const identifying = elements.filter((each) => identifiers.has(each.applicationIdentifier));
  const link = linkOf(identifying);
  if (link === null) return null;
  const { primaryKey, qualifiers } = parseDigitalLinkUri(link);
  return formatDigitalLinkUri({ primaryKey, qualifiers });
}

/** Null for data that make no Digital Link: no key, or a value that none can hold. */
function linkOf(elements: Decoded['elements'], uriStem?: string): string | null {
  try {
    return encodeDigitalLinkUri(elements, uriStem === undefined ? {} : { uriStem });
  } catch (error) {
    if (error instanceof Gs1Error) return null;
    throw error;
  }
}
