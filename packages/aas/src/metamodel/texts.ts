import type { SinceEdition } from './editions.js';
import {
  anyText,
  contentType,
  dateTimeUtc,
  duration,
  fileUri,
  idShort,
  idShortOfTwo,
  languageTag,
  languageTagOfThreeOrNone,
  uriReference,
  versionNumber,
  xmlText,
  type TextForm,
} from './text-forms.js';

export interface TextKind {
  /** The least and the most characters, by code point; without it any number. */
  readonly length?: SinceEdition<readonly [least: number, most: number]>;
  readonly form: SinceEdition<TextForm>;
}

const notEmpty = [1, Infinity] as const;
const identifierLength = { '3.0': [1, 2000], '3.1': [1, 2048] } as const;

/** The kinds of text of IDTA-01001 and IDTA-01003-a, as they name them, and the bounds of their JSON schemas. */
export const texts = {
  BlobType: { form: anyText },
  BCP47LanguageTag: { form: { '3.0': languageTagOfThreeOrNone, '3.1': languageTag } },
  CategoryType: { length: [1, 128], form: xmlText },
  ContentType: { length: { '3.0': [1, 100], '3.1': [1, 128] }, form: contentType },
  DateTimeUtc: { form: dateTimeUtc },
  Duration: { form: duration },
  IdShortType: { length: [1, 128], form: { '3.0': idShort, '3.1': idShortOfTwo } },
  Identifier: { length: identifierLength, form: xmlText },
  LabelType: { length: [1, 64], form: xmlText },
  MessageTopicType: { length: [1, 255], form: xmlText },
  NameType: { length: [1, 128], form: xmlText },
  PathType: { length: identifierLength, form: { '3.0': fileUri, '3.1': uriReference } },
  RevisionType: { length: [1, 4], form: versionNumber },
  ValueDataType: { form: { '3.0': anyText, '3.1': xmlText } },
  VersionType: { length: [1, 4], form: versionNumber },

  DefinitionTextUom: { length: [1, 2048], form: xmlText },
  QuantityIdUom: { length: [1, 2048], form: xmlText },
  ShortNameText: { length: [1, 18], form: xmlText },
  PreferredNameText: { length: [1, 255], form: xmlText },
  Text: { length: [1, 1023], form: xmlText },
  TextUom: { length: [1, 256], form: xmlText },
  UnboundedText: { length: notEmpty, form: xmlText },
  ValueTypeIec61360: { length: identifierLength, form: xmlText },
} satisfies Record<string, TextKind>;
