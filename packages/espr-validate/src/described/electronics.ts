import { electronics as rules } from '../categories/electronics.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { electronics as prose } from '../prose/electronics.js';

/** The rules of the category `electronics`, with what people are told of them. */
export const electronics: DescribedCategory = describeCategory(rules, prose);
