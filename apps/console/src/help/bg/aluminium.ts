import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in Bulgarian. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal': 'Дял на скрапа след употреба в метала',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'Откъде идва електроенергията на металургичния завод, например hydro или grid-mix',
  'Energy used for one kilogram': 'Енергия, използвана за един килограм',
  'Alloy, such as EN AW-6060': 'Сплав, например EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Дали металът е добит от руда или от скрап',
  'Emissions for one kilogram': 'Емисии за един килограм',
  'Unit of the value; kg CO2e/kg where not stated':
    'Единица на стойността; kg CO2e/kg, ако не е посочена',
  'Embedded emissions of one kilogram': 'Вложени емисии на един килограм',
  'Share of pre-consumer scrap in the metal': 'Дял на производствения скрап в метала',
  'Emissions of perfluorocarbons from smelting': 'Емисии на перфлуоровъглероди от топенето',
  'Where the bauxite was mined': 'Къде е добит бокситът',
};
