import { ironSteel as rules } from '../categories/iron-steel.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { ironSteel as prose } from '../prose/iron-steel.js';

/** The rules of the category `iron-steel`, with what people are told of them. */
export const ironSteel: DescribedCategory = describeCategory(rules, prose);
