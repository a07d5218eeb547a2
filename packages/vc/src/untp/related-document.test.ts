import { describe, expect, it } from 'vitest';
import { createRelatedDocuments } from './related-document.js';

const linkURL = 'https://a.example/b.pdf';

describe('createRelatedDocuments', () => {
  it.each([
    ['at the top', { userManualUrl: linkURL }, 'User manual'],
    [
      'inside another value',
      { regulatoryCompliance: { declarationOfConformityUrl: linkURL } },
      'EU declaration of conformity',
    ],
    [
      'in place of a text',
      { wasteManagementInformation: { url: linkURL, resourceTitle: 'How to return it' } },
      'How to return it',
    ],
  ])('links a document %s', (_where, metadata, linkName) => {
    expect(createRelatedDocuments(metadata)).toEqual([{ linkURL, linkName }]);
  });

  it('lists one document under one name once', () => {
    const metadata = {
      declarationOfConformityUrl: linkURL,
      regulatoryCompliance: { declarationOfConformityUrl: linkURL },
    };
    expect(createRelatedDocuments(metadata)).toHaveLength(1);
  });

  it('lists one document twice where it is two things', () => {
    const metadata = { userManualUrl: linkURL, safetyDatasheetUrl: linkURL };
    expect(createRelatedDocuments(metadata).map(({ linkName }) => linkName)).toEqual([
      'User manual',
      'Safety data sheet',
    ]);
  });

  it.each([
    [{}],
    [{ userManualUrl: 'in the box' }],
    [{ safetyInformation: 'Keep dry' }],
    [{ regulatoryCompliance: null }],
    [{ regulatoryCompliance: 'https://a.example' }],
    [{ manufacturer: { contactUrl: linkURL } }],
    [{ unheardOf: linkURL }],
  ])('links nothing from %j', (metadata) => {
    expect(createRelatedDocuments(metadata)).toEqual([]);
  });
});
