/** Openings without a noun: the reader has to look for the subject in the code below. */
const unclear = /^(?:Of|Whose|Whoever|That|What came) /;

/** The stars and blanks before the text of a comment. */
const margin = /^[\s*]+/;

/**
 * Reports a comment that does not open with its subject. A run of line comments is one comment.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOpening = {
  meta: {
    type: 'suggestion',
    docs: { description: 'comments open with the noun that they are about' },
    messages: { unclear: 'Open with a noun instead of "{{opening}}".' },
    schema: [],
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      const comments = sourceCode.getAllComments();
      for (const [index, comment] of comments.entries()) {
        if (continues(comments[index - 1], comment) || !comment.loc) continue;
        const opening = unclear.exec(comment.value.replace(margin, ''))?.[0].trim();
        if (opening === undefined) continue;
        report({ loc: comment.loc, messageId: 'unclear', data: { opening } });
      }
    },
  }),
};

/**
 * @param {import('estree').Comment | undefined} before
 * @param {import('estree').Comment} comment
 */
function continues(before, comment) {
  if (before?.type !== 'Line' || comment.type !== 'Line' || !before.loc || !comment.loc)
    return false;
  const { start } = comment.loc;
  return start.line === before.loc.end.line + 1 && start.column === before.loc.start.column;
}
