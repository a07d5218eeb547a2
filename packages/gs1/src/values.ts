export { typedValueOf } from './typed-value-of.js';
export type { TypedValueOptions } from './typed-value-of.js';
export type { CountryValue, CurrencyValue, TypedValue } from './values/typed-value.js';
