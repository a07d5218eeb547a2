export { typedValueOf } from './syntax/typed-value-of.js';
export type { TypedValueOptions } from './syntax/typed-value-of.js';
export type { CountryValue, CurrencyValue, TypedValue } from './values/typed-value.js';
