import { shared } from './bg/shared.js';
import { aluminium } from './bg/aluminium.js';
import { batteries } from './bg/batteries.js';
import { chemicals } from './bg/chemicals.js';
import { construction } from './bg/construction.js';
import { cosmetics } from './bg/cosmetics.js';
import { electronics } from './bg/electronics.js';
import { ironSteel } from './bg/iron-steel.js';
import { textiles } from './bg/textiles.js';
import { toys } from './bg/toys.js';
import { law } from './bg/law.js';
import type { HelpTexts } from './help.js';

/** Explanations of fields in Bulgarian, and the words of references to acts. */
export const bg: HelpTexts = {
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
