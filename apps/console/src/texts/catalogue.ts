import type { enFurther } from './en-further.js';
import type { en } from './en.js';
import type { ShapeOf } from './text-shape.js';

/**
 * Every section of the English catalogue, which is the master of all. A language is two chunks: the sections that most
 * screens need, and those of further screens, which load them before they are shown.
 */
export type EnglishCatalogue = typeof en & typeof enFurther;

export type SectionName = keyof EnglishCatalogue;

/** The words of one section, in any language. */
export type Section<Name extends SectionName> = ShapeOf<EnglishCatalogue[Name]>;

/** A catalogue: sections that are not translated yet are left out, and shown in English with `lang="en"`. */
export type Catalogue = { readonly [Name in SectionName]?: Section<Name> };
