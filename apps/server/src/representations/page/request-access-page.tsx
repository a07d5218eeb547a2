/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import { grantTextLengths } from '../../features/grants/grant-model.js';
import { renderPage } from './page-shell.js';
import { pagePolicy } from './style/page-style.js';
import type { Language } from './values/language.js';

/** The form goes to this server and nowhere else; otherwise as every page. */
export const requestPagePolicy = pagePolicy.replace("form-action 'none'", "form-action 'self'");

/** What is asked for, as the address of the page names it, and what was filled in so far. */
export type RequestForm = Readonly<Partial<Record<RequestField, string | undefined>>>;
type RequestField = 'passport' | 'unit' | TextName;
type TextName = keyof typeof grantTextLengths;

export interface RequestFormOptions {
  readonly language: Language;
  /** Whether the form was sent, and lacks something. */
  readonly isIncomplete?: boolean;
}

/** Asks who somebody is and why they ask. The form goes to the address of its page, whose links keep it. */
export function toRequestForm(
  form: RequestForm,
  { language, isIncomplete = false }: RequestFormOptions,
): string {
  const { request } = language.texts;
  return plainPage(
    language,
    <>
      <p>{request.intro}</p>
      {isIncomplete && (
        <p role="alert">
          <strong>{request.fault}</strong>
        </p>
      )}
      <form method="post">
        <Target form={form} />
        <TextField name="granteeName" autocomplete="name" form={form}>
          {request.name}
        </TextField>
        <TextField name="granteeEmail" type="email" autocomplete="email" form={form}>
          {request.email}
        </TextField>
        <TextField name="organization" autocomplete="organization" isOptional form={form}>
          {request.organization}
        </TextField>
        <label>
          {request.purpose}
          <textarea name="purpose" rows={6} required maxLength={grantTextLengths.purpose}>
            {form.purpose ?? ''}
          </textarea>
        </label>
        <button class="btn">{request.send}</button>
      </form>
    </>,
  );
}

/** The same whatever became of the request. */
export function toRequestReceivedPage(language: Language): string {
  return plainPage(language, <p role="status">{language.texts.request.received}</p>);
}

export function toNoTargetPage(language: Language): string {
  return plainPage(language, <p>{language.texts.request.nothing}</p>);
}

function plainPage(language: Language, content: ComponentChildren): string {
  const title = language.texts.lock.request;
  return renderPage({
    kind: 'plain',
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

function Target({ form }: { readonly form: RequestForm }): JSX.Element {
  return form.unit ? (
    <input type="hidden" name="unit" value={form.unit} />
  ) : (
    <input type="hidden" name="passport" value={form.passport ?? ''} />
  );
}

function TextField(field: {
  readonly name: Exclude<TextName, 'purpose'>;
  readonly type?: 'text' | 'email';
  readonly autocomplete: string;
  readonly isOptional?: boolean;
  readonly form: RequestForm;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { name, type = 'text', autocomplete, isOptional = false, form, children } = field;
  return (
    <label>
      {children}
      <input
        name={name}
        type={type}
        autocomplete={autocomplete}
        maxLength={grantTextLengths[name]}
        value={form[name] ?? ''}
        required={!isOptional}
      />
    </label>
  );
}
