/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { renderPage } from './page-shell.js';
import { pagePolicy } from './style/page-style.js';
import { languageOf } from './values/language.js';

/** The form goes to this server and nowhere else; otherwise as every page. */
export const requestPagePolicy = pagePolicy.replace("form-action 'none'", "form-action 'self'");

/** What is asked for, as the address of the page names it, and what was filled in so far. */
export type RequestForm = Readonly<Partial<Record<RequestField, string | undefined>>>;
type RequestField =
  'passport' | 'unit' | 'granteeName' | 'granteeEmail' | 'organization' | 'purpose';

/** How many characters each text of the form may have. */
export type RequestTextLengths = Readonly<
  Record<'granteeName' | 'granteeEmail' | 'organization' | 'purpose', number>
>;

const title = 'Request access';
/** The form is in English alone: its texts are for professionals, and what is sent is read by the maker. */
const language = languageOf('en');

/** @param fault - What was wrong with the form as it was sent. */
export function toRequestForm(
  form: RequestForm,
  lengths: RequestTextLengths,
  fault?: string,
): string {
  return plainPage(
    <>
      <p>
        Some of this product passport is for persons with a legitimate interest. Say who you are and
        why you ask; the economic operator decides.
      </p>
      {fault !== undefined && (
        <p role="alert">
          <strong>{fault}</strong>
        </p>
      )}
      <form method="post" action="/request-access">
        <Target form={form} />
        <TextField
          field={{ name: 'granteeName', type: 'text', autocomplete: 'name' }}
          {...{ form, lengths }}
        >
          Your name
        </TextField>
        <TextField
          field={{ name: 'granteeEmail', type: 'email', autocomplete: 'email' }}
          {...{ form, lengths }}
        >
          Your e-mail address
        </TextField>
        <TextField
          field={{ name: 'organization', type: 'text', autocomplete: 'organization' }}
          {...{ form, lengths }}
        >
          Your organisation (optional)
        </TextField>
        <label>
          What you need it for
          <textarea name="purpose" rows={6} required maxLength={lengths.purpose}>
            {form.purpose ?? ''}
          </textarea>
        </label>
        <button class="btn">Send the request</button>
      </form>
    </>,
  );
}

/** The same whatever became of the request. */
export function toRequestReceivedPage(message: string): string {
  return plainPage(<p>{message}</p>);
}

export function toNoTargetPage(): string {
  return plainPage(
    <p>Open this page from a product passport or a battery: its address names what you ask for.</p>,
  );
}

function plainPage(content: ComponentChildren): string {
  return renderPage({
    language,
    title,
    main: (
      <div class="plain">
        <h1>{title}</h1>
        {content}
      </div>
    ),
  });
}

function Target({ form }: { readonly form: RequestForm }) {
  return form.unit ? (
    <input type="hidden" name="unit" value={form.unit} />
  ) : (
    <input type="hidden" name="passport" value={form.passport ?? ''} />
  );
}

interface TextFieldOptions {
  readonly form: RequestForm;
  readonly lengths: RequestTextLengths;
  readonly field: {
    readonly name: 'granteeName' | 'granteeEmail' | 'organization';
    readonly type: string;
    readonly autocomplete: string;
  };
  readonly children: ComponentChildren;
}

function TextField({ form, lengths, field, children }: TextFieldOptions) {
  const { name } = field;
  return (
    <label>
      {children}
      <input
        {...field}
        maxLength={lengths[name]}
        value={form[name] ?? ''}
        required={name !== 'organization'}
      />
    </label>
  );
}
