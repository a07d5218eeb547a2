import type { JsonValue } from '@dpp/merkle-seal';
import {
  furtherEntriesIdShort,
  jsonContentType,
  parseContainerText,
  textContentType,
  type Blob,
  type MultiLanguageProperty,
  type Property,
  type SubmodelElement,
  type SubmodelElementList,
  type SubmodelElementValue,
  type ValueType,
} from './submodel-element.js';
import { encodeBase64Text } from './base64-text.js';
import { createIdShortEncoder } from './id-short.js';

type JsonObject = Readonly<Record<string, JsonValue>>;
type IdShortEncoder = ReturnType<typeof createIdShortEncoder>;

/**
 * Containers nested deeper than this are written as JSON in a Blob: the schemas offer every kind of
 * element at every level, and a validator that tries them all takes twice as long for each level more.
 */
const maxElementDepth = 8;

/** Longest text of a language (AAS Part 1, LangStringTextType). */
const maxLanguageTextLength = 1023;

/** The language tags that every version of the schemas takes: language, script, region. */
const languageTag = /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?(?:-(?:[a-zA-Z]{2}|[0-9]{3}))?$/;

/**
 * The characters of XML 1.0 up to U+FFFD. The schemas allow those beyond U+FFFF too, but spell them as
 * surrogate pairs, which a validator that matches by code point does not find.
 */
const plainText = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}]*$/u;

/** True when every text field of the AAS schemas takes this text, for validators by code point and by code unit. */
export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

/**
 * Writes the entries of a JSON object as submodel elements, from which `decodeSubmodelElements` reads
 * the same object again: objects as collections, arrays as lists, lists of `{value, language}` as
 * multi-language properties, everything else as properties. What no property can hold is a Blob, and so is
 * an array of unlike values.
 */
export function encodeSubmodelElements(object: JsonObject): SubmodelElement[] {
  return encodeEntries(object, 1, createIdShortEncoder());
}

function encodeEntries(
  object: JsonObject,
  depth: number,
  encodeIdShort: IdShortEncoder,
): SubmodelElement[] {
  const elements: SubmodelElement[] = [];
  const furtherEntries: [string, JsonValue][] = [];
  for (const [key, value] of Object.entries(object)) {
    const idShort = encodeIdShort(key);
    if (idShort === undefined) furtherEntries.push([key, value]);
    else elements.push({ idShort, ...encodeValue(value, depth, encodeIdShort) });
  }
  if (furtherEntries.length > 0) {
    const blob = jsonBlob(Object.fromEntries(furtherEntries));
    elements.push({ idShort: furtherEntriesIdShort, ...blob });
  }
  return elements;
}

function encodeValue(
  value: JsonValue,
  depth: number,
  encodeIdShort: IdShortEncoder,
): SubmodelElementValue {
  switch (typeof value) {
    case 'string':
      return encodeText(value);
    case 'number':
      return property(isInteger(value) ? 'xs:integer' : 'xs:double', String(value));
    case 'boolean':
      return property('xs:boolean', String(value));
    default:
      return value === null ? property('xs:string') : encodeContainer(value, depth, encodeIdShort);
  }
}

function property(valueType: ValueType, value?: string): Property {
  return { modelType: 'Property', valueType, ...(value !== undefined && { value }) };
}

/** Beyond 2^53 and from 1e21 on, a number is no longer written in digits alone. */
function isInteger(value: JsonValue): boolean {
  return Number.isSafeInteger(value);
}

function encodeText(text: string): SubmodelElementValue {
  const isReversible = isPlainText(text) && parseContainerText(text) === undefined;
  return isReversible ? property('xs:string', text) : blob(textContentType, text);
}

function encodeContainer(
  value: readonly JsonValue[] | JsonObject,
  depth: number,
  encodeIdShort: IdShortEncoder,
): SubmodelElementValue {
  if (depth > maxElementDepth) return jsonBlob(value);
  if (isArray(value)) return encodeLanguages(value) ?? encodeList(value, depth, encodeIdShort);
  const children = encodeEntries(value, depth + 1, encodeIdShort);
  return {
    modelType: 'SubmodelElementCollection',
    ...(children.length > 0 && { value: children }),
  };
}

function isArray(value: readonly JsonValue[] | JsonObject): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Entries that cannot be of one kind are JSON in a Blob: a list holds one kind of element (AASd-108). */
function encodeList(
  values: readonly JsonValue[],
  depth: number,
  encodeIdShort: IdShortEncoder,
): SubmodelElementList | Blob {
  const children = inOneKind(values, depth + 1, encodeIdShort);
  if (!children) return jsonBlob(values);
  const [first] = children;
  return {
    modelType: 'SubmodelElementList',
    typeValueListElement: first?.modelType ?? 'SubmodelElement',
    ...(first?.modelType === 'Property' && { valueTypeListElement: first.valueType }),
    ...(first && { value: children }),
  };
}

/**
 * Entries of a list as elements of one kind (AASd-108), properties of one value type as well (AASd-109).
 *
 * @returns Undefined where there is no kind that all of them can be.
 */
function inOneKind(
  values: readonly JsonValue[],
  depth: number,
  encodeIdShort: IdShortEncoder,
): readonly SubmodelElementValue[] | undefined {
  const children = values.map((value) => encodeValue(value, depth, encodeIdShort));
  if (areOfOneKind(children)) return children.every(isProperty) ? inOneType(children) : children;
  if (values.every((value) => typeof value === 'string')) {
    return values.map((text) => blob(textContentType, text));
  }
  const lists = children.map((child, i) => asList(child, values[i], depth, encodeIdShort));
  return areOfOneKind(lists) ? lists : undefined;
}

/** Texts of languages are a list among lists. Nothing else is written twice: that doubled the work of each level. */
function asList(
  child: SubmodelElementValue,
  value: JsonValue | undefined,
  depth: number,
  encodeIdShort: IdShortEncoder,
): SubmodelElementValue {
  const isOfLanguages = child.modelType === 'MultiLanguageProperty' && Array.isArray(value);
  return isOfLanguages ? encodeList(value as readonly JsonValue[], depth, encodeIdShort) : child;
}

function areOfOneKind(children: readonly SubmodelElementValue[]): boolean {
  return children.every(({ modelType }) => modelType === children[0]?.modelType);
}

/** A property without a value takes any type, and one fraction among integers makes all of them doubles. */
function inOneType(properties: readonly Property[]): readonly Property[] | undefined {
  const types = new Set(
    properties.flatMap(({ value, valueType }) => (value === undefined ? [] : [valueType])),
  );
  if (types.has('xs:double')) types.delete('xs:integer');
  const [valueType = 'xs:string', ...others] = types;
  return others.length === 0 ? properties.map((each) => ({ ...each, valueType })) : undefined;
}

function isProperty(element: SubmodelElementValue): element is Property {
  return element.modelType === 'Property';
}

/** A list of `{value, language}`, where it can be read back: each language once, none without text. */
function encodeLanguages(values: readonly JsonValue[]): MultiLanguageProperty | undefined {
  const texts = values.map(languageTextOf).filter((text) => text !== undefined);
  const languages = new Set(texts.map(({ language }) => language.toLowerCase()));
  const isReversible = values.length > 0 && languages.size === values.length;
  return isReversible ? { modelType: 'MultiLanguageProperty', value: texts } : undefined;
}

function languageTextOf(entry: JsonValue): { language: string; text: string } | undefined {
  if (typeof entry !== 'object' || entry === null || isArray(entry)) return undefined;
  const { value: text, language } = entry;
  if (Object.keys(entry).length !== 2 || typeof text !== 'string') return undefined;
  if (typeof language !== 'string' || !languageTag.test(language)) return undefined;
  const fits = text !== '' && text.length <= maxLanguageTextLength && isPlainText(text);
  return fits ? { language, text } : undefined;
}

function jsonBlob(value: JsonValue): Blob {
  return blob(jsonContentType, JSON.stringify(value));
}

function blob(contentType: string, text: string): Blob {
  return { modelType: 'Blob', contentType, value: encodeBase64Text(text) };
}
