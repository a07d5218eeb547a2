import { readFileSync } from 'node:fs';
import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { categoryRules } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from './generated-files.js';

const root = new URL('../../../', import.meta.url);
const files = await generatedFiles();

describe('the files generated from the rule table', () => {
  it.each([...files.keys()])('%s is current', (path) => {
    // A difference means: `npm run rules`, and commit the result.
    expect(readFileSync(new URL(path, root), 'utf8') === files.get(path)).toBe(true);
  });

  it.each(PRODUCT_CATEGORIES)(
    'the page of %s lists each field with its legal basis',
    (category) => {
      const page = files.get(`docs/metadata/${category}.md`) ?? '';
      for (const [name, { legalBasis, description }] of Object.entries(
        categoryRules[category].fields,
      )) {
        const [row = ''] = page.split('\n').filter((line) => line.startsWith(`| \`${name}\` `));
        expect(row).toContain(description);
        expect(row).toContain(legalBasis);
      }
    },
  );
});
