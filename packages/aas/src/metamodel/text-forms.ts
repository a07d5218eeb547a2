import { isDateTime } from './xsd-calendar.js';
import { isDuration, isXmlText } from './xsd-literals.js';

/** A form that a text has to have, and how to tell a person that it has not. */
export interface TextForm {
  readonly accepts: (text: string) => boolean;
  readonly message: string;
}

export const anyText: TextForm = { accepts: () => true, message: 'must be a text' };

export const xmlText: TextForm = {
  accepts: isXmlText,
  message: 'has characters that XML 1.0 does not allow',
};

export const versionNumber: TextForm = {
  accepts: (text) => /^(?:0|[1-9]\d*)$/.test(text),
  message: 'must be a whole number without leading zeros',
};

/** 3.0: no hyphen. */
export const idShort: TextForm = {
  accepts: (text) => /^[a-zA-Z]\w*$/.test(text),
  message: 'must be letters, digits and underscores, a letter first',
};

/** From 3.1 on: two characters at least. */
export const idShortOfTwo: TextForm = {
  accepts: (text) => /^[a-zA-Z][\w-]*$/.test(text) && text.length > 1 && !text.endsWith('-'),
  message:
    'must be two or more letters, digits, underscores and hyphens, a letter first and no hyphen last',
};

export const dateTimeUtc: TextForm = {
  accepts: (text) => isDateTime(text) && /(?:Z|[+-]00:00)$/.test(text),
  message: 'must be an xs:dateTime in UTC',
};

export const duration: TextForm = { accepts: isDuration, message: 'must be an xs:duration' };

/** `type/subtype;attribute=value` of RFC 2046, tokens and quoted strings as in RFC 9110, 5.6. */
const token = String.raw`[!#$%&'*+\-.^_\x60|~\da-zA-Z]+`;
const quotedString = String.raw`"(?:[\t !#-[\]-~\x80-\xff]|\\[\t !-~\x80-\xff])*"`;
const mediaType = new RegExp(
  `^${token}/${token}(?:[ \\t]*;[ \\t]*${token}=(?:${token}|${quotedString}))*$`,
);

export const contentType: TextForm = {
  accepts: (text) => mediaType.test(text),
  message: 'must be a content type, such as text/plain; charset=utf-8',
};

/** `langtag` and `privateuse` of RFC 5646, 2.1; `extlang` is what the editions disagree on. */
function languageTagPattern(extlangs: string): RegExp {
  const language = `(?:[a-z]{2,3}${extlangs}|[a-z]{4,8})`;
  const script = '(?:-[a-z]{4})?';
  const region = String.raw`(?:-(?:[a-z]{2}|\d{3}))?`;
  const variants = String.raw`(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*`;
  const extensions = String.raw`(?:-[\da-wyz](?:-[a-z\d]{2,8})+)*`;
  const privateUse = String.raw`x(?:-[a-z\d]{1,8})+`;
  return new RegExp(
    `^(?:${language}${script}${region}${variants}${extensions}(?:-${privateUse})?|${privateUse})$`,
    'i',
  );
}

/** `grandfathered` of RFC 5646, 2.1. */
const grandfathered = new Set(
  (
    'en-GB-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-BE-FR sgn-BE-NL sgn-CH-DE art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan ' +
    'zh-xiang'
  ).split(' '),
);

/** The standard has no bound, but a pattern that repeats a group without end would run out of stack. */
const longestLanguageTag = 1000;

function languageTagForm(pattern: RegExp): TextForm {
  return {
    accepts: (text) =>
      grandfathered.has(text) || (text.length <= longestLanguageTag && pattern.test(text)),
    message: 'must be a language tag, such as en or pt-BR',
  };
}

export const languageTag = languageTagForm(languageTagPattern('(?:-[a-z]{3}){0,3}'));
/** 3.0: three extlangs or none. */
export const languageTagOfThreeOrNone = languageTagForm(
  languageTagPattern('(?:(?:-[a-z]{3}){3})?'),
);

/**
 * `URI-reference` of RFC 2396, without the empty one: all that its productions for authority and path allow are
 * characters of `uric`. A path alone has no colon before its first slash, else that would end a scheme.
 */
const uric = String.raw`(?:[\w;/?:@&=+$,\-.!~*'()]|%[\da-fA-F]{2})`;
const uricOfRelSegment = String.raw`(?:[\w;@&=+$,\-.!~*'()]|%[\da-fA-F]{2})`;
const uriReference2396 = new RegExp(
  `^(?:[a-zA-Z][a-zA-Z\\d+\\-.]*:${uric}+|/${uric}*|${uricOfRelSegment}+(?:[/?]${uric}*)?)?(?:#${uric}*)?$`,
);

export const uriReference: TextForm = {
  accepts: (text) => uriReference2396.test(text),
  message: 'must be a URI reference',
};

/**
 * `file-URI` of RFC 8089 with the host and the characters of RFC 3986. The schema of 3.0 takes few of the IPv6
 * addresses that leave groups out; here all are taken.
 */
const pchar = String.raw`(?:[\w\-.~!$&'()*+,;=:@]|%[\da-fA-F]{2})`;
const regName = String.raw`(?:[\w\-.~!$&'()*+,;=]|%[\da-fA-F]{2})*`;
const futureAddress = String.raw`v[\da-fA-F]+\.[\w\-.~!$&'()*+,;=:]+`;
const file8089 = new RegExp(
  `^file:(?://(?:\\[(?:([\\da-fA-F:.]+)|${futureAddress})\\]|${regName}))?/(?:${pchar}(?:${pchar}|/)*)?$`,
  'i',
);

export const fileUri: TextForm = {
  accepts: (text) => {
    const match = text.startsWith('file:') ? file8089.exec(text) : null;
    return match !== null && (match[1] === undefined || isIpv6Address(match[1]));
  },
  message: 'must be a file URI, such as file:/manual.pdf',
};

/** RFC 4291, 2.2. @param address - Digits, colons and points. */
function isIpv6Address(address: string): boolean {
  try {
    return new URL(`http://[${address}]/`).hostname !== '';
  } catch {
    return false; // The constructor has no other way to say so.
  }
}
