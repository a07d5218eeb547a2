import {
  isDate,
  isDateTime,
  isGDay,
  isGMonth,
  isGMonthDay,
  isGYear,
  isGYearMonth,
  isTime,
} from './xsd-calendar.js';
import { isInteger, isIntegerBetween } from './xsd-integers.js';

/**
 * The types of DataTypeDefXsd and which texts are literals of them: the lexical spaces of XML Schema Part 2.
 * Where 1.0 and 1.1 differ, what either takes is taken: year 0000, `+INF` and `1.` are of 1.1. White space is
 * no part of a lexical space, a processor of XML would have collapsed it before.
 */
export const xsdTypes = {
  'xs:anyURI': isXmlText, // 1.1, 3.3.17.1: no text is refused
  'xs:base64Binary': isBase64Binary, // 3.3.16
  'xs:boolean': (literal) => /^(?:true|false|1|0)$/.test(literal), // 3.3.2
  'xs:byte': isIntegerBetween(-128n, 127n), // 3.4.19
  'xs:date': isDate, // 3.3.9
  'xs:dateTime': isDateTime, // 3.3.7
  'xs:decimal': (literal) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(literal), // 3.3.3
  'xs:double': isFloatingPoint, // 3.3.5
  'xs:duration': isDuration, // 3.3.6
  'xs:float': isFloatingPoint, // 3.3.4
  'xs:gDay': isGDay, // 3.3.13
  'xs:gMonth': isGMonth, // 3.3.14
  'xs:gMonthDay': isGMonthDay, // 3.3.12
  'xs:gYear': isGYear, // 3.3.11
  'xs:gYearMonth': isGYearMonth, // 3.3.10
  'xs:hexBinary': (literal) => literal.length % 2 === 0 && /^[\da-fA-F]*$/.test(literal), // 3.3.15
  'xs:int': isIntegerBetween(-(2n ** 31n), 2n ** 31n - 1n), // 3.4.17
  'xs:integer': isInteger, // 3.4.13
  'xs:long': isIntegerBetween(-(2n ** 63n), 2n ** 63n - 1n), // 3.4.16
  'xs:negativeInteger': isIntegerBetween(undefined, -1n), // 3.4.15
  'xs:nonNegativeInteger': isIntegerBetween(0n, undefined), // 3.4.20
  'xs:nonPositiveInteger': isIntegerBetween(undefined, 0n), // 3.4.14
  'xs:positiveInteger': isIntegerBetween(1n, undefined), // 3.4.25
  'xs:short': isIntegerBetween(-(2n ** 15n), 2n ** 15n - 1n), // 3.4.18
  'xs:string': isXmlText, // 3.3.1
  'xs:time': isTime, // 3.3.8
  'xs:unsignedByte': isIntegerBetween(0n, 2n ** 8n - 1n), // 3.4.24
  'xs:unsignedInt': isIntegerBetween(0n, 2n ** 32n - 1n), // 3.4.22
  'xs:unsignedLong': isIntegerBetween(0n, 2n ** 64n - 1n), // 3.4.21
  'xs:unsignedShort': isIntegerBetween(0n, 2n ** 16n - 1n), // 3.4.23
} satisfies Record<string, (literal: string) => boolean>;

export type XsdType = keyof typeof xsdTypes;

export function isXsdType(name: unknown): name is XsdType {
  return typeof name === 'string' && Object.hasOwn(xsdTypes, name);
}

/** True when a text is in the lexical space of a type. */
export function isXsdLiteral(type: XsdType, literal: string): boolean {
  return xsdTypes[type](literal);
}

/** `Char*` of XML 1.0, 2.2: no other control characters than tab and line ends, no half of a surrogate pair. */
export function isXmlText(text: string): boolean {
  return /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u.test(text);
}

/** 3.3.6.2: at least one field, in this order, and one after the T; a fraction of seconds alone. */
export function isDuration(literal: string): boolean {
  return /^-?P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/.test(
    literal,
  );
}

/** 3.3.4.2 and 3.3.5.2; how large a number is does not matter, it rounds to infinity. */
function isFloatingPoint(literal: string): boolean {
  return /^(?:[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|INF)|NaN)$/.test(literal);
}

/**
 * 3.3.16.2: characters by four, with at most one space after each but the last, and no bits set beyond the
 * last byte.
 */
function isBase64Binary(literal: string): boolean {
  if (/^ | {2}| $/.test(literal)) return false;
  const encoded = literal.replaceAll(' ', '');
  if (encoded.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(encoded)) return false;
  if (encoded.endsWith('==')) return /[AQgw]==$/.test(encoded.slice(-3));
  return !encoded.endsWith('=') || /[AEIMQUYcgkosw048]=$/.test(encoded.slice(-2));
}
