import { shared } from './pl/shared.js';
import { aluminium } from './pl/aluminium.js';
import { batteries } from './pl/batteries.js';
import { chemicals } from './pl/chemicals.js';
import { construction } from './pl/construction.js';
import { cosmetics } from './pl/cosmetics.js';
import { electronics } from './pl/electronics.js';
import { ironSteel } from './pl/iron-steel.js';
import { textiles } from './pl/textiles.js';
import { toys } from './pl/toys.js';
import { law } from './pl/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in Polish, and the words of references to acts. */
export const pl: HelpTexts = {
  explanations: {
    ...shared,
    ...aluminium,
    ...batteries,
    ...chemicals,
    ...construction,
    ...cosmetics,
    ...electronics,
    ...ironSteel,
    ...textiles,
    ...toys,
  },
  law,
};
