import { validateMetadata, type ProductCategory } from '@dpp/espr-validate';
import { QueryClientProvider } from '@tanstack/preact-query';
import { render, type ComponentChildren } from 'preact';
import { FormContext, useStableForm, type FormInUse } from '../../src/form/form-context.js';
import { remarksOf } from '../../src/form/model/faults.js';
import { withValue } from '../../src/form/model/json-path.js';
import { PassportForm } from '../../src/form/passport-form.js';
import { loadFormRules } from '../../src/screens/editor/rules-of.js';
import { createQueryClient } from '../../src/server/query-client.js';
import { loadTexts } from '../../src/texts/load-texts.js';
import { TextsContext } from '../../src/texts/use-texts.js';

/** What a control made of an edit. */
export interface EditedForm {
  /** Path of the control, as the validator writes paths. */
  readonly path: string;
  readonly metadata: string;
}

/** The form of a passport without the screen around it: what the page of the test calls. */
export interface FormHarness {
  /**
   * Opens metadata, JSON as text, in the form of a category, and enters and leaves every control.
   *
   * @returns The metadata afterwards, as JSON.
   */
  open(category: ProductCategory, metadata: string): Promise<string>;
  /** Gives the `nth` control that takes text, a number or a choice another value; the count of controls goes round. */
  edit(nth: number): EditedForm | undefined;
}

const editable = 'input[type=text][id^=field-], textarea[id^=field-], select[id^=field-]';
const queries = createQueryClient();
let metadata: object = {};
let update: () => void = () => undefined;

function Form({
  form,
  children,
}: {
  readonly form: FormInUse;
  readonly children: ComponentChildren;
}) {
  return <FormContext.Provider value={useStableForm(form)}>{children}</FormContext.Provider>;
}

async function open(category: ProductCategory, text: string): Promise<string> {
  const [rules, texts] = await Promise.all([loadFormRules(category, 'en'), loadTexts('en')]);
  const { wording, help } = rules;
  const root = document.getElementById('form');
  if (!root) throw new Error('The page has no place for the form.');
  render(null, root);
  metadata = JSON.parse(text) as object;
  const opened = metadata;
  const openFields = new Set(Object.keys(opened));
  const remarks = remarksOf(validateMetadata(opened, { wording }), opened, wording);
  const inUse = { texts, chooseLanguage: () => undefined, loadFurther: () => undefined };
  update = () => {
    const form: FormInUse = {
      metadata,
      wording,
      help,
      remarks,
      isShown: () => true,
      leave: () => undefined,
      change(path, value) {
        metadata = withValue(metadata, path, value);
        update();
      },
    };
    render(
      <TextsContext.Provider value={inUse}>
        <QueryClientProvider client={queries}>
          <Form form={form}>
            <PassportForm rules={rules.category} openFields={openFields} />
          </Form>
        </QueryClientProvider>
      </TextsContext.Provider>,
      root,
    );
  };
  update();
  for (const fold of root.querySelectorAll('details')) fold.open = true;
  for (const control of root.querySelectorAll<HTMLElement>('input, select, textarea')) {
    // What a control does when it is entered and left; to move the focus itself would lay the page out each time.
    for (const type of ['focus', 'blur']) control.dispatchEvent(new FocusEvent(type));
  }
  return JSON.stringify(metadata);
}

function edit(nth: number): EditedForm | undefined {
  const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(editable)]
    // To state a value in another form is more than another value, and so is one more language.
    .filter(({ id }) => !/\.form$/.test(id));
  const control = controls[nth % Math.max(controls.length, 1)];
  if (!control) return undefined;
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ value }) => value !== '' && value !== control.value);
    if (!other) return undefined;
    control.value = other.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = control.value === '7' ? '8' : '7';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new FocusEvent('blur'));
  return { path: control.id.replace('field-', ''), metadata: JSON.stringify(metadata) };
}

(globalThis as { formHarness?: FormHarness }).formHarness = { open, edit };
