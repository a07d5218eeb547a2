import { MerkleSealError, parseIJson, type JsonValue } from '@dpp/merkle-seal';
import { AasError } from '../error.js';
import { furtherEntriesIdShort, jsonContentType, parseContainerText } from './submodel-element.js';
import { decodeBase64Text } from './base64-text.js';
import { decodeIdShort } from './id-short.js';

type JsonObject = Readonly<Record<string, JsonValue>>;

/**
 * Reads submodel elements, which the metamodel allows, as the entries of a JSON object: the inverse of
 * `encodeSubmodelElements`, and open to how other tools write the same. Elements that hold no value, such as
 * operations, are refused rather than dropped.
 *
 * @param path - Names the elements in messages.
 * @throws {@link AasError} `UNREADABLE_ELEMENT`, `DUPLICATE_NAME`.
 */
export function decodeSubmodelElements(elements: unknown, path: string): JsonObject {
  const entries = new Map<string, JsonValue>();
  const add = (key: string, value: JsonValue, at: string) => {
    if (entries.has(key)) throw new AasError('DUPLICATE_NAME', `${at} occurs twice.`);
    entries.set(key, value);
  };
  for (const element of listOf(elements, path)) {
    const { idShort } = objectOf(element, path);
    if (typeof idShort !== 'string' || idShort === '') {
      throw new AasError('UNREADABLE_ELEMENT', `An element of ${path} has no idShort.`);
    }
    const at = `${path}.${idShort}`;
    const value = decodeElement(element, at);
    if (idShort === furtherEntriesIdShort) {
      for (const [key, entry] of Object.entries(objectOf(value, at))) {
        add(key, entry as JsonValue, at);
      }
    } else add(decodeIdShort(idShort), value, at);
  }
  return Object.fromEntries(entries);
}

function decodeElement(element: unknown, path: string): JsonValue {
  const { modelType, ...members } = objectOf(element, path);
  switch (modelType) {
    case 'Property':
      return decodeProperty(members, path);
    case 'MultiLanguageProperty':
      return listOf(members.value, path).map((entry) => decodeLanguage(entry, path));
    case 'SubmodelElementCollection':
      return decodeSubmodelElements(members.value, path);
    case 'SubmodelElementList':
      return listOf(members.value, path).map((entry, i) => decodeElement(entry, `${path}[${i}]`));
    case 'Blob':
      return decodeBlob(members, path);
    case 'File':
      return members.value === undefined ? null : textOf(members.value, path);
    case 'Range':
      return decodeRange(members, path);
    default:
      throw new AasError('UNREADABLE_ELEMENT', `${path} is of a modelType that holds no metadata.`);
  }
}

type Members = Readonly<Record<string, unknown>>;

function decodeProperty({ value, valueType }: Members, path: string): JsonValue {
  return value === undefined ? null : decodeLiteral(textOf(value, path), valueType, path);
}

/** A map, because an object would know `constructor` as well. */
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const numberTypes: ReadonlySet<unknown> = new Set([
  ...['xs:double', 'xs:float', 'xs:decimal', 'xs:integer', 'xs:long', 'xs:int', 'xs:short'],
  ...['xs:nonNegativeInteger', 'xs:positiveInteger', 'xs:nonPositiveInteger'],
  ...['xs:negativeInteger', 'xs:unsignedLong', 'xs:unsignedInt', 'xs:unsignedShort'],
  ...['xs:byte', 'xs:unsignedByte'],
]);

/** A literal of an XML Schema type: a number, a boolean, or else text. */
function decodeLiteral(literal: string, valueType: unknown, path: string): JsonValue {
  if (numberTypes.has(valueType)) return decodeNumber(literal, path);
  if (valueType !== 'xs:boolean') return parseContainerText(literal) ?? literal;
  const truth = booleans.get(literal);
  if (truth === undefined)
    throw new AasError('UNREADABLE_ELEMENT', `${path} is neither true nor false.`);
  return truth;
}

const numberLiteral = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?$/;

/** XML Schema writes `+1`, `.5` and `007`, which JSON does not; JSON has neither `INF` nor `NaN`. */
function decodeNumber(literal: string, path: string): JsonValue {
  const [, sign, whole = '', fraction = '', exponent] = numberLiteral.exec(literal) ?? [];
  const refuse = () =>
    new AasError('UNREADABLE_ELEMENT', `${path} is not a number that JSON can carry.`);
  if (whole + fraction === '') throw refuse();
  const token = [
    sign === '-' ? '-' : '',
    whole.replace(/^0+(?=[0-9])/, '') || '0',
    fraction && `.${fraction}`,
    exponent ? `e${exponent}` : '',
  ];
  return parsed(token.join(''), refuse);
}

function decodeLanguage(entry: unknown, path: string): JsonObject {
  const { language, text } = objectOf(entry, path);
  return { value: textOf(text, path), language: textOf(language, path) };
}

function decodeRange({ min, max, valueType }: Members, path: string): JsonObject {
  const bound = (literal: unknown) =>
    literal === undefined ? null : decodeProperty({ value: literal, valueType }, path);
  return { min: bound(min), max: bound(max) };
}

function decodeBlob({ value, contentType }: Members, path: string): JsonValue {
  const text = decodeBase64Text(textOf(value ?? '', path));
  if (text === undefined) {
    throw new AasError('UNREADABLE_ELEMENT', `${path} is not UTF-8 in base64.`);
  }
  const type = textOf(contentType, path).toLowerCase();
  if (type.startsWith('text/')) return text;
  if (type.startsWith(jsonContentType)) {
    return parsed(
      text,
      () =>
        new AasError('UNREADABLE_ELEMENT', `${path} does not hold JSON that reads one way only.`),
    );
  }
  throw new AasError('UNREADABLE_ELEMENT', `${path} is a Blob of neither text nor JSON.`);
}

function parsed(text: string, refuse: () => AasError): JsonValue {
  try {
    return parseIJson(text);
  } catch (error) {
    if (error instanceof MerkleSealError) throw refuse();
    throw error;
  }
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value))
    throw new AasError('UNREADABLE_ELEMENT', `${path} does not hold a list.`);
  return value;
}

function objectOf(value: unknown, path: string): Members {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw new AasError('UNREADABLE_ELEMENT', `${path} holds something that is not an object.`);
}

function textOf(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  throw new AasError('UNREADABLE_ELEMENT', `${path} lacks a text.`);
}
