import { aluminium as rules } from '../categories/aluminium.js';
import { describeCategory, type DescribedCategory } from '../prose/describe-category.js';
import { aluminium as prose } from '../prose/aluminium.js';

/** The rules of the category `aluminium`, with what people are told of them. */
export const aluminium: DescribedCategory = describeCategory(rules, prose);
