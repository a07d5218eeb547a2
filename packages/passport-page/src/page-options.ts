import type { Locale } from '@dpp/espr-validate';
import type { CategoryPage } from './category-page.js';
import type { Language } from './values/language.js';

/** The modules of a QR Code symbol without its quiet zone. */
export interface CodeModules {
  /** Modules along one side. */
  readonly sideModules: () => number;
  /** Both count from 0, at the upper left corner. */
  readonly isDark: (column: number, row: number) => boolean;
}

/** Options of every page. */
export interface PageOptions {
  readonly language: Language;
  /**
   * Origin of the server that links to forms for machines, to the verifier and to requests for access lead to, without
   * a slash at its end. Default: the origin of the page.
   */
  readonly serverUrl?: string | undefined;
  /** The languages that the page links to, by `?lang=` of its own address. Default: all. */
  readonly locales?: readonly Locale[] | undefined;
  /** Encodes the content of the code in the foot. Default: the foot shows no code. */
  readonly encodeQrCode?: ((uri: string) => CodeModules) | undefined;
}

/** Options of the page of a product. */
export interface ProductPageOptions extends PageOptions {
  /**
   * Categories and their rules, by which passports are written: units, names of countries, which facts come first. A
   * passport of another category is shown without rules.
   */
  readonly categories: readonly CategoryPage[];
}
