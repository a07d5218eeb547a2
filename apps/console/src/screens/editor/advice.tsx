import { useForm } from '../../form/form-context.js';
import { useTexts } from '../../texts/use-texts.js';

/** What no field of the form can say: names that no rule knows, and what is recommended. It holds nothing up. */
export function Advice() {
  const { lang } = useTexts('form');
  const { remarks } = useForm();
  if (remarks.advice.length === 0) return null;
  return (
    <ul class="advice note" lang={lang}>
      {remarks.advice.map(({ path, text }) => (
        <li key={`${path} ${text}`}>
          {path !== 'metadata' && (
            <>
              <code lang="">{path}</code>{' '}
            </>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
