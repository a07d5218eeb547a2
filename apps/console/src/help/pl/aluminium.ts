import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in Polish. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal': 'Udział złomu pokonsumenckiego w metalu',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'Skąd pochodzi energia elektryczna huty, np. hydro lub grid-mix',
  'Energy used for one kilogram': 'Energia zużyta na jeden kilogram',
  'Alloy, such as EN AW-6060': 'Stop, np. EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Czy metal wytopiono z rudy, czy ze złomu',
  'Emissions for one kilogram': 'Emisje na jeden kilogram',
  'Unit of the value; kg CO2e/kg where not stated':
    'Jednostka wartości; kg CO2e/kg, jeśli nie podano',
  'Embedded emissions of one kilogram': 'Emisje wbudowane jednego kilograma',
  'Share of pre-consumer scrap in the metal': 'Udział złomu przedkonsumenckiego w metalu',
  'Emissions of perfluorocarbons from smelting': 'Emisje perfluorowęglowodorów z wytapiania',
  'Where the bauxite was mined': 'Gdzie wydobyto boksyt',
};
