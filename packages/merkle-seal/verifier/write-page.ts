import { writeFileSync } from 'node:fs';
import { buildPage } from './build-page.js';

// The page is kept in the repository, so that a server run from source has it without a build. A test
// builds it again and compares.
writeFileSync(new URL('__generated__/verifier.html', import.meta.url), await buildPage());
