import type { Explanations } from '../help.js';

/** Explanations of fields of aluminium, in German. */
export const aluminium: Explanations = {
  'Share of post-consumer scrap in the metal':
    'Anteil des Schrotts aus gebrauchten Produkten im Metall',
  'Where the electricity of the smelter comes from, such as hydro or grid-mix':
    'Woher der Strom der Hütte stammt, etwa hydro oder grid-mix',
  'Energy used for one kilogram': 'Energie, die für ein Kilogramm verbraucht wird',
  'Alloy, such as EN AW-6060': 'Legierung, etwa EN AW-6060',
  'Whether the metal was smelted from ore or from scrap':
    'Ob das Metall aus Erz oder aus Schrott erschmolzen wurde',
  'Emissions for one kilogram': 'Emissionen für ein Kilogramm',
  'Unit of the value; kg CO2e/kg where not stated': 'Einheit des Wertes; ohne Angabe kg CO2e/kg',
  'Embedded emissions of one kilogram': 'Graue Emissionen eines Kilogramms',
  'Share of pre-consumer scrap in the metal': 'Anteil des Schrotts aus der Produktion im Metall',
  'Emissions of perfluorocarbons from smelting':
    'Emissionen von Perfluorkohlenwasserstoffen aus der Schmelze',
  'Where the bauxite was mined': 'Wo der Bauxit abgebaut wurde',
};
