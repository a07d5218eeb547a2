import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in Spanish. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal': 'Proporción de chatarra posconsumo en el metal',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'De dónde procede la electricidad de la fundición, por ejemplo hydro o grid-mix',
  'Energy used for one kilogram': 'Energía utilizada por un kilogramo',
  'Alloy, such as EN AW-6060': 'Aleación, por ejemplo EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Si el metal se obtuvo de mineral o de chatarra',
  'Emissions for one kilogram': 'Emisiones por un kilogramo',
  'Unit of the value; kg CO2e/kg where not stated': 'Unidad del valor; kg CO2e/kg si no se indica',
  'Embedded emissions of one kilogram': 'Emisiones implícitas de un kilogramo',
  'Share of pre-consumer scrap in the metal': 'Proporción de chatarra preconsumo en el metal',
  'Emissions of perfluorocarbons from smelting': 'Emisiones de perfluorocarburos de la fundición',
  'Where the bauxite was mined': 'Dónde se extrajo la bauxita',
};
