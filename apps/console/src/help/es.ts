import { shared } from './es/shared.js';
import { aluminium } from './es/aluminium.js';
import { batteries } from './es/batteries.js';
import { chemicals } from './es/chemicals.js';
import { construction } from './es/construction.js';
import { cosmetics } from './es/cosmetics.js';
import { electronics } from './es/electronics.js';
import { ironSteel } from './es/iron-steel.js';
import { textiles } from './es/textiles.js';
import { toys } from './es/toys.js';
import { law } from './es/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in Spanish, and the words of references to acts. */
export const es: HelpTexts = {
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
