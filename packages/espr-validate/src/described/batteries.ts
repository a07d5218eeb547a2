import { batteries as rules } from '../categories/batteries.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { batteries as prose } from '../prose/batteries.js';

/** The rules of the category `batteries`, with what people are told of them. */
export const batteries: DescribedCategory = describeCategory(rules, prose);
