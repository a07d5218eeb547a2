import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in French. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal': 'Part de ferraille postconsommation dans le métal',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'D’où vient l’électricité de la fonderie, par exemple hydro ou grid-mix',
  'Energy used for one kilogram': 'Énergie utilisée pour un kilogramme',
  'Alloy, such as EN AW-6060': 'Alliage, par exemple EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Si le métal a été obtenu à partir de minerai ou de ferraille',
  'Emissions for one kilogram': 'Émissions pour un kilogramme',
  'Unit of the value; kg CO2e/kg where not stated':
    'Unité de la valeur ; kg CO2e/kg sauf indication contraire',
  'Embedded emissions of one kilogram': 'Émissions intrinsèques d’un kilogramme',
  'Share of pre-consumer scrap in the metal': 'Part de ferraille préconsommation dans le métal',
  'Emissions of perfluorocarbons from smelting':
    'Émissions de perfluorocarbures dues à l’électrolyse',
  'Where the bauxite was mined': 'Où la bauxite a été extraite',
};
