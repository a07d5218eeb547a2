import type { EconomicOperator } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Usage } from './usage.js';

const stale = [['operators'], ['passports'], ['whoami']] as const;

/** Change and archive, or back from the archive. */
export function CompanyActions({ company }: { readonly company: EconomicOperator }) {
  const { words, say, lang } = useTexts('companies');
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = company;
  const archive = useAction(async () => {
    // One that nothing names is gone for good; all others can be restored.
    const { archived } = await client.operators.delete(id);
    setIsAsked(false);
    if (archived) showToast(say(words.archivedToast, { name }), () => void restore.run(undefined));
    else showToast(say(words.removed, { name }));
  }, stale);
  const restore = useAction(async () => {
    await client.operators.restore(id);
    showToast(say(words.restored, { name }));
  }, stale);
  if (company.archivedAt !== null) {
    return (
      <>
        {restore.error !== undefined && <Failure error={restore.error} />}
        <button class="btn small" type="button" onClick={() => void restore.run(undefined)}>
          {words.restore}
        </button>
      </>
    );
  }
  return (
    <span class="acts end">
      <Link
        class="btn small"
        to={`/companies?company=${id}`}
        aria-label={say(words.edit, { name })}
      >
        {words.change}
      </Link>
      <button class="btn small" type="button" onClick={() => setIsAsked(true)}>
        {words.archive}
      </button>
      {isAsked && (
        <Question
          title={say(words.archiveTitle, { name })}
          does={words.archiveDo}
          action={archive}
          onClose={() => setIsAsked(false)}
          lang={lang}
        >
          <p>
            <b>
              <Usage filter={{ operatorId: id }} />
            </b>
          </p>
          <p>{words.archiveText}</p>
        </Question>
      )}
    </span>
  );
}
