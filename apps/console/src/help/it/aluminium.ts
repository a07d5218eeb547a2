import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in Italian. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal': 'Quota di rottami post-consumo nel metallo',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'Da dove viene l’elettricità della fonderia, ad esempio hydro o grid-mix',
  'Energy used for one kilogram': 'Energia usata per un chilogrammo',
  'Alloy, such as EN AW-6060': 'Lega, ad esempio EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Se il metallo è stato ottenuto da minerale o da rottami',
  'Emissions for one kilogram': 'Emissioni per un chilogrammo',
  'Unit of the value; kg CO2e/kg where not stated': 'Unità del valore; kg CO2e/kg se non indicata',
  'Embedded emissions of one kilogram': 'Emissioni incorporate di un chilogrammo',
  'Share of pre-consumer scrap in the metal': 'Quota di rottami pre-consumo nel metallo',
  'Emissions of perfluorocarbons from smelting': 'Emissioni di perfluorocarburi dalla fusione',
  'Where the bauxite was mined': 'Dove è stata estratta la bauxite',
};
