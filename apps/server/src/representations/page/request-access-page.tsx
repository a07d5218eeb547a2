/** @jsxRuntime automatic @jsxImportSource preact */
import type { Language } from '@dpp/passport-page';
import { renderPage, SaidText, companyOf, productName } from '@dpp/passport-page/parts';
import type { ComponentChildren, JSX } from 'preact';
import { grantTextLengths } from '../../features/grants/grant-model.js';
import type { PassportJsonLd } from '../json-ld/json-ld.js';
import { pagePolicy } from './page-policy.js';

/** The form goes to this server and nowhere else; otherwise as every page. */
export const requestPagePolicy = pagePolicy.replace("form-action 'none'", "form-action 'self'");

/** The target of a request, as the address of the page names it, and the fields filled in so far. */
export type RequestForm = Readonly<Partial<Record<RequestField, string | undefined>>>;
type RequestField = 'passport' | 'unit' | TextName;
type TextName = keyof typeof grantTextLengths;

/** A public product, as its page names it. */
export interface NamedProduct extends Pick<PassportJsonLd, 'productId' | 'metadata'> {
  readonly operatorName: string;
}

export interface RequestFormOptions {
  readonly language: Language;
  /** The product that is asked for. Undefined: the page does not name it, as the public may not know of it. */
  readonly product?: NamedProduct | undefined;
  /** True when the form was sent, and lacks something. */
  readonly isIncomplete?: boolean;
}

/**
 * Asks for the visitor's name and reason. The form goes to the address of its page, so that its links keep that
 * address.
 */
export function toRequestForm(
  form: RequestForm,
  { language, product, isIncomplete = false }: RequestFormOptions,
): string {
  const { request } = language.texts;
  return plainPage(
    language,
    <>
      {product && <Product product={product} language={language} />}
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

/** Product and company, as the first lines of its page have them. */
function Product({
  product,
  language,
}: {
  readonly product: NamedProduct;
  readonly language: Language;
}): JSX.Element {
  return (
    <p>
      <strong>
        <SaidText said={productName(product, language)} />
      </strong>
      <br />
      {companyOf(product.metadata) ?? product.operatorName}
    </p>
  );
}

/** The same for every outcome of the request. */
export function toRequestReceivedPage(language: Language): string {
  return plainPage(language, <p role="status">{language.texts.request.received}</p>);
}

export function toNoTargetPage(language: Language): string {
  return plainPage(language, <p>{language.texts.request.nothing}</p>);
}

function plainPage(language: Language, content: ComponentChildren): string {
  const title = language.texts.lock.request;
  return renderPage(
    {
      kind: 'plain',
      title,
      main: (
        <div class="plain">
          <h1>{title}</h1>
          {content}
        </div>
      ),
    },
    { language },
  );
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
