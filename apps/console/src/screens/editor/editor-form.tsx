import { useLocation } from 'preact-iso/router';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { focusField } from '../../form/focus-field.js';
import { FormContext } from '../../form/form-context.js';
import { PassportForm } from '../../form/passport-form.js';
import { useFormState } from '../../form/use-form-state.js';
import { productName } from '../../metadata/product-name.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { useTexts } from '../../texts/use-texts.js';
import { Advice } from './advice.js';
import { EditBars } from './edit-bars.js';
import { FaultSummary } from './fault-summary.js';
import type { Edits } from './model/edits.js';
import { Preview } from './preview.js';
import { ProductFields } from './product-fields.js';
import { PublishDialog } from './publish-dialog.js';
import type { FormRules } from './rules-of.js';
import { SaveBar } from './save-bar.js';
import { useEditState, type EditedPassport } from './use-edited-passport.js';
import { useRemarks } from './use-remarks.js';

interface EditorFormProps {
  readonly opened: EditedPassport;
  readonly rules: FormRules;
  readonly onReopen: () => void;
}

/** Form, phone and the bar that saves. */
export function EditorForm({ opened, rules, onReopen }: EditorFormProps) {
  const { lang } = useTexts('editor');
  const { source, session, restoredFrom } = opened;
  const { route } = useLocation();
  const state = useEditState(session);
  const { edits } = state;
  const { form, showAll } = useFormState({
    metadata: edits.metadata,
    remarks: useRemarks(edits.metadata, rules.wording),
    ...{ wording: rules.wording, help: rules.help },
    onChange: (metadata) => session.change({ ...edits, metadata }),
  });
  const shown = form.remarks.faults.filter((remark) => form.isShown(remark));
  const [isPublishing, setIsPublishing] = useState(false);
  const isDraft = source.status === 'DRAFT';
  useSaveKey(() => void session.save());
  const publish = () => {
    showAll();
    const [first] = form.remarks.faults;
    if (first) focusField(first.path);
    else setIsPublishing(true);
  };
  const title = productName(edits.metadata, lang) || edits.productId;
  return (
    <Page title={title} lang={lang}>
      <Head title={title} source={source} />
      <EditBars
        state={state}
        session={session}
        restoredFrom={restoredFrom}
        wording={rules.wording}
      />
      <div class="editor">
        <FormContext.Provider value={form}>
          <Form {...{ opened, rules, edits }} onPublish={publish} />
        </FormContext.Provider>
        <Preview edits={edits} />
      </div>
      <SaveBar
        state={state}
        faults={shown.length}
        missing={form.remarks.faults.length - shown.length}
        isDraft={isDraft}
        onSave={() => void session.save()}
        onPublish={publish}
      />
      {isPublishing && (
        <PublishDialog
          opened={opened}
          wording={rules.wording}
          onClose={() => setIsPublishing(false)}
          onPublished={() => route(pathTo(`/passports/${source.id}`))}
          onConflict={() => setIsPublishing(false)}
          onGone={onReopen}
        />
      )}
    </Page>
  );
}

interface FormProps extends Pick<EditorFormProps, 'opened' | 'rules'> {
  readonly edits: Edits;
  readonly onPublish: () => void;
}

/** The fields, with what is wrong above them and what is advised below. */
function Form({ opened, rules, edits, onPublish }: FormProps) {
  const { words } = useTexts('editor');
  const { source, session } = opened;
  const openFields = useMemo(() => new Set(Object.keys(source.metadata)), [source]);
  return (
    <form
      aria-label={words.formLabel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPublish();
      }}
    >
      <FaultSummary onFocus={focusField} />
      <PassportForm rules={rules.category} openFields={openFields}>
        <ProductFields
          edits={edits}
          canChangeProduct={source.status === 'DRAFT' && source.revisionOf === null}
          onChange={(changes) => session.change({ ...edits, ...changes })}
        />
      </PassportForm>
      <Advice />
    </form>
  );
}

function Head({ title, source }: { readonly title: string } & Pick<EditedPassport, 'source'>) {
  const common = useTexts('common');
  const { words } = useTexts('editor');
  const list = useTexts('passports');
  const { category } = source.metadata;
  return (
    <>
      <nav aria-label={common.words.path}>
        <ol class="crumbs">
          <li>
            <Link to="/passports">{list.words.title}</Link>
          </li>
          {source.status !== 'DRAFT' && (
            <li>
              <Link to={`/passports/${source.id}`}>{title}</Link>
            </li>
          )}
        </ol>
      </nav>
      <div class="head">
        <div>
          <h1 class="product" lang="">
            {title}
          </h1>
          <p class="line">
            <span class="st dim">{common.words.status[source.status]}</span>
            <span>{words.categories[category as keyof typeof words.categories]}</span>
            <span class="code">{source.productId}</span>
          </p>
        </div>
      </div>
    </>
  );
}

/** Ctrl S and ⌘ S. */
function useSaveKey(onSave: () => void) {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
