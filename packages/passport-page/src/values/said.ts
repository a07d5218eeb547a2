/** A value in the words of a reader. */
export interface Said {
  readonly text: string;
  /** Stands behind the text, smaller: `CO₂e`. */
  readonly unit?: string;
  /** Where it leads; http, https or mailto only. */
  readonly href?: string;
  /** The moment it names, for machines: `2026-11-22`. */
  readonly dateTime?: string;
  /** The language it is in, where that is not the page's; empty where it is unknown. */
  readonly lang?: string;
}

/** One of the values of a field. */
export interface Line {
  /** What of the field it is: `Scope 1 emissions`. */
  readonly heading?: string;
  readonly said: Said;
  /** More about it: `CAS number`, `50-00-0`. */
  readonly notes?: readonly (readonly [label: string, said: Said])[];
}

/** What a company wrote, in a language that it did not tell. */
export function asWritten(text: string, lang = ''): Said {
  return { text, lang };
}

export function plainText({ text, unit }: Said): string {
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Undefined for an address that no page links to, such as `javascript:`. */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^https?:\/\/[^\s]+$/i.test(text)) return undefined;
  try {
    return new URL(text).href;
  } catch {
    // It begins like an address and is none.
    return undefined;
  }
}
