import { expect, it } from 'vitest';
import { wordingOf } from '../all-locales.js';
import { LOCALES } from '../locale.js';
import {
  aasOperatorUnknownAdvisory,
  aasSubmodelNotReadAdvisory,
  draftDemotedAdvisory,
  eoriNotFoundAdvisory,
  gtinAutoCopiedNotice,
  nonGs1ProductIdAdvisory,
  operatorAutoAttributedNotice,
  unitNoScannableLinkAdvisory,
} from './save-advisories.js';

it.each([
  [nonGs1ProductIdAdvisory(), 'NON_GS1_PRODUCT_ID', 'productId'],
  [unitNoScannableLinkAdvisory(), 'UNIT_NO_SCANNABLE_LINK', 'productId'],
  [draftDemotedAdvisory(), 'DRAFT_DEMOTED', 'draft'],
  [eoriNotFoundAdvisory('DE1'), 'EORI_NOT_FOUND', 'regId'],
  [aasSubmodelNotReadAdvisory({ index: 3, name: 'X' }), 'AAS_SUBMODEL_NOT_READ', 'submodels[3]'],
  [aasOperatorUnknownAdvisory('DE1', 'Acme'), 'AAS_OPERATOR_UNKNOWN', 'operatorId'],
  [operatorAutoAttributedNotice('Acme'), 'OPERATOR_AUTO_ATTRIBUTED', 'operatorId'],
  [gtinAutoCopiedNotice('grai'), 'GTIN_AUTO_COPIED', 'grai'],
])('%# carries its code, its path and both texts', (advisory, code, path) => {
  expect(advisory.code).toBe(code);
  expect(advisory.path).toBe(path);
  expect(advisory.message).toMatch(/^[A-Z].+\.$/s);
  expect(advisory.friendlyMessage).toMatch(/^[A-Z].+\.$/s);
});

it('names what it is about', () => {
  expect(eoriNotFoundAdvisory('DE4711').message).toContain('DE4711');
  expect(operatorAutoAttributedNotice('Acme GmbH').friendlyMessage).toContain('Acme GmbH');
  expect(aasSubmodelNotReadAdvisory({ index: 0, name: 'CarbonFootprint' }).message).toContain(
    'CarbonFootprint',
  );
  expect(aasOperatorUnknownAdvisory('DE4711', 'Acme GmbH').message).toMatch(/DE4711.*Acme GmbH/);
  expect(gtinAutoCopiedNotice('gtin').message).toContain('gtin');
});

it('has a text in every locale', () => {
  const texts = LOCALES.map((locale) => nonGs1ProductIdAdvisory(wordingOf(locale)).friendlyMessage);
  expect(texts.every((text) => text.length > 20)).toBe(true);
});
