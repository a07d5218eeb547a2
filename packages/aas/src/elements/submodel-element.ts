import { MerkleSealError, parseIJson, type JsonValue } from '@dpp/merkle-seal';

/** The submodel elements that metadata is written in: AAS Part 1, Metamodel, 3.0 to 3.2. */
export type SubmodelElement = {
  readonly idShort?: string;
  readonly semanticId?: object;
} & SubmodelElementValue;

/** An element without its name, as it stands in a list. */
export type SubmodelElementValue =
  Property | MultiLanguageProperty | Blob | SubmodelElementCollection | SubmodelElementList;

/** The types of XML Schema that values are written in. */
export type ValueType = 'xs:string' | 'xs:boolean' | 'xs:integer' | 'xs:double' | 'xs:anyURI';

/** A text, number, boolean or null. */
export interface Property {
  readonly modelType: 'Property';
  readonly valueType: ValueType;
  /** A literal of `valueType`; absent for null. */
  readonly value?: string;
}

/** A list of `{value, language}`, each language once. */
export interface MultiLanguageProperty {
  readonly modelType: 'MultiLanguageProperty';
  readonly value: readonly { readonly language: string; readonly text: string }[];
}

/** A value that no property can hold. */
export interface Blob {
  readonly modelType: 'Blob';
  readonly contentType: string;
  /** Base64 of UTF-8. */
  readonly value: string;
}

/** An object. */
export interface SubmodelElementCollection {
  readonly modelType: 'SubmodelElementCollection';
  /** At least one; absent for an empty object. */
  readonly value?: readonly SubmodelElement[];
}

/** A list of values of one kind. */
export interface SubmodelElementList {
  readonly modelType: 'SubmodelElementList';
  /** The kind of every entry (AASd-108); `SubmodelElement` where there is none. */
  readonly typeValueListElement: SubmodelElementValue['modelType'] | 'SubmodelElement';
  /** The type of every entry, where they are properties (AASd-109). */
  readonly valueTypeListElement?: ValueType;
  /** At least one; absent for an empty list. */
  readonly value?: readonly SubmodelElementValue[];
}

export const jsonContentType = 'application/json';
export const textContentType = 'text/plain; charset=utf-8';

/**
 * The `idShort` of the Blob with the entries that have too long a key. No key is written like this: the empty escape
 * never follows two letters.
 */
export const furtherEntriesIdShort = 'furtherEntries_x_';

/**
 * An object or array that stands in a text: other tools write what is nested this way. Text that is not
 * I-JSON is text and nothing else.
 */
export function parseContainerText(text: string): JsonValue | undefined {
  if (!/^[ \t\n\r]*[[{]/.test(text)) return undefined;
  try {
    return parseIJson(text);
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}
