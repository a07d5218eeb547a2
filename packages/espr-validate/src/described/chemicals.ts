import { chemicals as rules } from '../categories/chemicals.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { chemicals as prose } from '../prose/chemicals.js';

/** The rules of the category `chemicals`, with what people are told of them. */
export const chemicals: DescribedCategory = describeCategory(rules, prose);
