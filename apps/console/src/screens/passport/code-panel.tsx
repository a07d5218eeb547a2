import { lazyScreen } from '../../parts/lazy-screen.js';
import { productName } from '../../metadata/product-name.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from './use-passport.js';

/** Loaded where a passport is opened: its words are those of further screens. */
const CodeOfPassport = lazyScreen(
  async () => (await import('../../codes/carriers/code-of-passport.js')).CodeOfPassport,
  { needsFurtherTexts: true },
);

/** The code, as it is printed, with its files, and what is declared of it. A draft has no code to print yet. */
export function CodePanel({ source }: { readonly source: Source }) {
  const { words, lang } = useTexts('passport');
  const { id, productId, status, sealedAt, version } = source;
  const isDraft = status === 'DRAFT';
  const name = productName(source.metadata, lang) || productId;
  const isSealed = sealedAt !== null;
  return (
    <section class="panel line1" aria-labelledby="code">
      <h2 id="code">{words.code.title}</h2>
      {isDraft && <p class="note">{words.code.none}</p>}
      <CodeOfPassport passport={{ id, productId, name, isDraft, isSealed, version }} />
    </section>
  );
}
