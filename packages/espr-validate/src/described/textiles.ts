import { textiles as rules } from '../categories/textiles.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { textiles as prose } from '../prose/textiles.js';

/** The rules of the category `textiles`, with what people are told of them. */
export const textiles: DescribedCategory = describeCategory(rules, prose);
