import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { useSession } from '../../server/use-session.js';
import { useLanguage, useTexts } from '../../texts/use-texts.js';
import { localeTagOf } from '../../texts/languages.js';
import { EditorForm } from './editor-form.js';
import { isCategory, loadFormRules } from './rules-of.js';
import { openPassport, type EditedPassport } from './use-edited-passport.js';
import '../../styles/editor.css';

/** The editor of one passport: its form, and the phone beside it. */
export function Editor({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('editor');
  const id = params.id ?? '';
  const { opened, error, open } = useOpened(id);
  if (error !== undefined) {
    return (
      <Page title={words.loadFailed} lang={lang}>
        <h1>{words.loadFailed}</h1>
        <Failure error={error} onRetry={open} />
      </Page>
    );
  }
  if (!opened) return <Bones lines={8} />;
  return opened.source.sealedAt === null ? (
    <OpenEditor key={id} opened={opened} onReopen={open} />
  ) : (
    <Sealed id={id} />
  );
}

/** Opens the passport once the person is known, whose edits are kept apart from those of others. */
function useOpened(passportId: string) {
  const { data: session } = useSession();
  const [opened, setOpened] = useState<EditedPassport>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const userId = session?.user.id;
  const tenantId = session?.user.tenantId;
  useEffect(() => {
    if (userId === undefined || tenantId === undefined || tenantId === null) return;
    let isLeft = false;
    setError(undefined);
    setOpened(undefined);
    openPassport({ tenantId, userId, passportId }).then(
      (edited) => {
        if (!isLeft) setOpened(edited);
      },
      (failure: unknown) => {
        if (!isLeft) setError(failure);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [passportId, userId, tenantId, attempt]);
  return { opened, error, open: () => setAttempt((count) => count + 1) };
}

interface OpenEditorProps {
  readonly opened: EditedPassport;
  readonly onReopen: () => void;
}

function OpenEditor({ opened, onReopen }: OpenEditorProps) {
  const { words, lang } = useTexts('editor');
  const { language } = useLanguage();
  const { category } = opened.source.metadata;
  const locale = localeTagOf(language);
  const rules = useQuery({
    queryKey: ['form', category, locale],
    queryFn: () => (isCategory(category) ? loadFormRules(category, locale) : undefined),
    enabled: isCategory(category),
    staleTime: Infinity,
  });
  if (!isCategory(category)) {
    return (
      <Page title={words.unknownCategory} lang={lang}>
        <h1>{opened.source.productId}</h1>
        <p>{words.unknownCategory}</p>
      </Page>
    );
  }
  if (rules.error) {
    return <Failure error={rules.error} what={words.loadFailed} onRetry={onReopen} />;
  }
  if (!rules.data) return <Bones lines={8} />;
  return <EditorForm opened={opened} rules={rules.data} onReopen={onReopen} />;
}

/** A sealed passport has no form: what can still be done, in one sentence. */
function Sealed({ id }: { readonly id: string }) {
  const { words, lang } = useTexts('editor');
  const { route } = useLocation();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const revise = async () => {
    setError(undefined);
    try {
      const { passport } = await client.passports.openRevision(id);
      await queries.invalidateQueries();
      route(pathTo(`/passports/${passport.id}/edit`));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Page title={words.sealedTitle} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.sealedTitle}</h1>
          <p class="lead">{words.sealedText}</p>
        </div>
      </div>
      {error !== undefined && <Failure error={error} />}
      <div class="acts">
        <button class="btn go" type="button" onClick={() => void revise()}>
          {words.newEdition}
        </button>
        <a class="btn" href={pathTo(`/passports/${id}`)}>
          {words.openPassport}
        </a>
      </div>
    </Page>
  );
}
