import type { Rule } from 'eslint';

/** Reports a comment that does not open with its subject. A run of line comments is one comment. */
export const commentOpening: Rule.RuleModule;
