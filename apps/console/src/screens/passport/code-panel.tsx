import { codesOf } from '../../codes/coded-passports.js';
import { PrintCodes } from '../../codes/print-codes.js';
import { productName } from '../../metadata/product-name.js';
import { PrintedCode } from '../../parts/printed-code.js';
import { useTexts } from '../../texts/use-texts.js';
import { usePublicDocument, type Source } from './use-passport.js';

/** The code, as it is printed, with its files. A draft has none yet. */
export function CodePanel({ source }: { readonly source: Source }) {
  const { words, lang } = useTexts('passport');
  const { data: document } = usePublicDocument(source);
  const { id, productId, status } = source;
  const title = productName(source.metadata, lang) || productId;
  return (
    <section class="panel line1" aria-labelledby="code">
      <h2 id="code">{words.code.title}</h2>
      {status === 'DRAFT' ? (
        <p class="note">{words.code.none}</p>
      ) : (
        <PrintedCode
          id={id}
          of="passport"
          name={productId}
          alt={words.code.image}
          link={document?.digitalLinkUri}
        >
          <PrintCodes
            small
            fileName={productId}
            read={() => codesOf([{ id, name: title, isDraft: false }])}
          />
        </PrintedCode>
      )}
    </section>
  );
}
