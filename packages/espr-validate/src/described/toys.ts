import { toys as rules } from '../categories/toys.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { toys as prose } from '../prose/toys.js';

/** The rules of the category `toys`, with what people are told of them. */
export const toys: DescribedCategory = describeCategory(rules, prose);
