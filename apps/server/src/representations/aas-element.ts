import { MerkleSealError, parseIJson, type JsonValue } from '@dpp/merkle-seal';

/** The submodel elements that metadata is written in: AAS Part 1, Metamodel, 3.0 to 3.2. */
export type SubmodelElement = {
  readonly idShort?: string;
  readonly semanticId?: object;
} & SubmodelElementValue;

export type SubmodelElementValue =
  Property | MultiLanguageProperty | Blob | SubmodelElementCollection | SubmodelElementList;

export type ValueType = 'xs:string' | 'xs:boolean' | 'xs:integer' | 'xs:double' | 'xs:anyURI';

export interface Property {
  readonly modelType: 'Property';
  readonly valueType: ValueType;
  /** None stands for null. */
  readonly value?: string;
}

export interface MultiLanguageProperty {
  readonly modelType: 'MultiLanguageProperty';
  readonly value: readonly { readonly language: string; readonly text: string }[];
}

export interface Blob {
  readonly modelType: 'Blob';
  readonly contentType: string;
  /** Base64 of UTF-8. */
  readonly value: string;
}

export interface SubmodelElementCollection {
  readonly modelType: 'SubmodelElementCollection';
  /** Never empty. */
  readonly value?: readonly SubmodelElement[];
}

export interface SubmodelElementList {
  readonly modelType: 'SubmodelElementList';
  /** Of every entry (AASd-108); `SubmodelElement` where there is none. */
  readonly typeValueListElement: SubmodelElementValue['modelType'] | 'SubmodelElement';
  /** Of every entry where they are properties (AASd-109). */
  readonly valueTypeListElement?: ValueType;
  /** Never empty. */
  readonly value?: readonly SubmodelElementValue[];
}

export const jsonContentType = 'application/json';
export const textContentType = 'text/plain; charset=utf-8';

/**
 * Holds the entries whose keys are too long for an `idShort`. No key is written as this: a key never
 * gets an empty escape behind a word.
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
