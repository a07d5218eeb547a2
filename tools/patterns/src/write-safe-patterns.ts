import { mkdirSync, writeFileSync } from 'node:fs';
import { collectPatterns } from './collect-patterns.js';
import { judgePatterns, safePatternsFile, safePatternsOf } from './judge-pattern.js';

// Every pattern is judged anew: nothing is taken from the file that is written.
const verdicts = await judgePatterns(collectPatterns(), new Set());
mkdirSync(new URL('.', safePatternsFile), { recursive: true });
writeFileSync(safePatternsFile, `${JSON.stringify(safePatternsOf(verdicts), null, 2)}\n`);
