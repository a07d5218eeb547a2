import { cosmetics as rules } from '../categories/cosmetics.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { cosmetics as prose } from '../prose/cosmetics.js';

/** The rules of the category `cosmetics`, with what people are told of them. */
export const cosmetics: DescribedCategory = describeCategory(rules, prose);
