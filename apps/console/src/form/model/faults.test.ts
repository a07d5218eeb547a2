import { validateMetadata } from '@dpp/espr-validate';
import { loadWording } from '@dpp/espr-validate/locales';
import { expect, it } from 'vitest';
import { remarksOf } from './faults.js';

const adviceOn = async (metadata: object) => {
  const wording = await loadWording('en');
  return remarksOf(validateMetadata(metadata, { wording }), metadata, wording).advice;
};

it('gives as advice what no field shows: an unknown name, wherever it stands, and what is recommended', async () => {
  const advice = await adviceOn({
    category: 'textiles',
    orginCountry: 'PT',
    packaging: { material: 'Paper', recyclible: true },
  });
  const paths = advice.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['orginCountry', 'packaging.recyclible']));
  expect(advice.find(({ path }) => path === 'orginCountry')?.text).toContain('originCountry');
  expect(advice.every(({ isFault }) => !isFault)).toBe(true);
});

it('gives none for a field that is filled wrongly: that is a fault of the field', async () => {
  const advice = await adviceOn({ category: 'textiles', originCountry: 'Nowhere' });
  expect(advice.map(({ path }) => path)).not.toContain('originCountry');
});
