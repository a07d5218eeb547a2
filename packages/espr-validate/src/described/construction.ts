import { construction as rules } from '../categories/construction.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { construction as prose } from '../prose/construction.js';

/** The rules of the category `construction`, with what people are told of them. */
export const construction: DescribedCategory = describeCategory(rules, prose);
