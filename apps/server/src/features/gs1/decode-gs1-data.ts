import {
  decodeBracketed,
  decodeDigitalLinkUri,
  decodeElementString,
  decompressDigitalLinkUri,
  encodeBracketed,
  encodeDigitalLinkUri,
  findApplicationIdentifier,
  formatDigitalLinkUri,
  formatHri,
  Gs1Error,
  isGtin,
  parseDigitalLinkUri,
  type Decoded,
} from '@dpp/gs1';
import { currentDigitalLinkUri, decodeRawScan } from '@dpp/gs1/scans';
import { refuseGs1Data, type RefusedGs1Data } from './gs1-problem-model.js';

/** The forms GS1 data come in. */
export const GS1_INPUTS = ['scanData', 'elementString', 'digitalLink'] as const;
type Gs1InputForm = (typeof GS1_INPUTS)[number];

/** Exactly one is expected. */
export type Gs1Input = { readonly [Form in Gs1InputForm]?: string | undefined };

/** What GS1 data say. */
interface DecodedGs1Data {
  readonly input: Gs1InputForm;
  readonly elementString: string;
  readonly hri: readonly string[];
  readonly canonicalUpi: string | null;
  readonly digitalLinkUri: string | null;
  readonly ai: Readonly<Record<string, string>>;
}

type Gs1Decoding =
  ({ readonly ok: true } & DecodedGs1Data) | ({ readonly ok: false } & RefusedGs1Data);

const oneInput = 'Send exactly one of scanData, elementString and digitalLink.';

/** Decodes one piece of GS1 data; a fault in it is returned, not thrown. */
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

/** Each text is read without the blanks and line ends around it, which readers and clipboards add. */
function decode(form: Gs1InputForm, sent: string): Decoded {
  if (form === 'scanData') return decodeRawScan(sent);
  const text = sent.trim();
  const decoded = form === 'digitalLink' ? decodeLink(text) : decodeElements(text);
  if (decoded.valid) return decoded;
  const hint = otherMemberFor(form, text);
  const before = sent.length - sent.trimStart().length;
  const problems = decoded.problems.map((problem, index) => ({
    ...problem,
    message: hint !== undefined && index === 0 ? `${problem.message} ${hint}` : problem.message,
    start: problem.start + before,
    end: problem.end + before,
  }));
  return { ...decoded, problems };
}

/**
 * The digits of a GTIN are refused though they may be an element string: `9506000134352` would be the company's
 * own AI (95).
 */
function decodeElements(text: string): Decoded {
  if (text.startsWith('(')) return decodeBracketed(text);
  const decoded = decodeElementString(text);
  const scan = decodeRawScan(text);
  // The name of a separator is legal text of a lot, but hardly ever intended there.
  if (scan.problems[0]?.code === 'UNEXPECTED_SEPARATOR') return scan;
  if (!decoded.valid || !isGtin(text)) return decoded;
  const message =
    'These are the digits of a GTIN. If they are an element string, put brackets around each Application Identifier.';
  const problem = { code: 'INVALID_BRACKETS', message, start: 0, end: 0 } as const;
  return { ...decoded, valid: false, problems: [problem] };
}

/** A link without a readable key may be a compressed one. */
function decodeLink(uri: string): Decoded {
  const current = currentDigitalLinkUri(uri);
  const decoded = decodeDigitalLinkUri(current);
  if (decoded.problems[0]?.code !== 'MISSING_PRIMARY_KEY') return decoded;
  const decompression = decompressDigitalLinkUri(uri);
  return decompression.decompressed ? decodeDigitalLinkUri(decompression.uri) : decoded;
}

/** The member that a refused text belongs in, as a sentence. */
function otherMemberFor(form: Gs1InputForm, text: string): string | undefined {
  const member = memberFor(text);
  return member === undefined || member === form ? undefined : `Send this as ${member}.`;
}

function memberFor(text: string): Gs1InputForm | undefined {
  if (/^https?:\/\//i.test(text)) return 'digitalLink';
  if (text.startsWith(']') || /^(?:\d{8}|\d{12,14})$/.test(text)) return 'scanData';
  return /^\(\d{2,4}\)|^(?:01\d{14}|00\d{18})/.test(text) ? 'elementString' : undefined;
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
