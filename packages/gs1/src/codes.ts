export { countryAlpha2Codes, findCountryAlpha2, isCountryAlpha2 } from './codes/countries.js';
export { findCurrencyAlpha3 } from './codes/currencies.js';
export { isPackageType } from './codes/package-types.js';
