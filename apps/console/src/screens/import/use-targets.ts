import { useQuery } from '@tanstack/preact-query';
import { OTHER_TARGETS } from './model/fields.js';

/** Fields that a column can be, by the rules of the category. */
export function useTargets(category: string | null) {
  const { data } = useQuery({
    queryKey: ['import-targets', category],
    queryFn: () => targetsOf(category),
    staleTime: Infinity,
  });
  return data ?? { paths: OTHER_TARGETS, required: [] };
}

async function targetsOf(category: string | null) {
  const { csvTemplate } = await import('@dpp/espr-validate/csv');
  const { PRODUCT_CATEGORIES } = await import('@dpp/espr-validate');
  const categories = PRODUCT_CATEGORIES.filter((each) => category === null || each === category);
  const columns = categories.flatMap((each) => csvTemplate(each).columns);
  const required =
    category === null ? [] : columns.filter((each) => each.requirement === 'required');
  return {
    paths: [...new Set([...OTHER_TARGETS, ...columns.map(({ path }) => path)])],
    required: [
      'productId',
      ...required.map(({ path }) => path).filter((path) => path !== 'category'),
    ],
  };
}
