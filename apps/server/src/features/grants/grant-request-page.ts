import { escape, htmlContentSecurityPolicy, page } from '../../representations/html-page.js';
import { grantTextLengths } from './grant-fields.js';

/** The form goes to this server and nowhere else; otherwise as every page. */
export const requestPagePolicy = htmlContentSecurityPolicy.replace(
  "form-action 'none'",
  "form-action 'self'",
);

/** What is asked for, as the address of the page names it, and what was filled in so far. */
export type RequestForm = Readonly<Partial<Record<RequestField, string | undefined>>>;
type RequestField =
  'passport' | 'unit' | 'granteeName' | 'granteeEmail' | 'organization' | 'purpose';

const title = 'Request access';

/** @param fault - What was wrong with the form as it was sent. */
export function requestFormHtml(form: RequestForm, fault?: string): string {
  const target = form.unit ? hidden('unit', form.unit) : hidden('passport', form.passport ?? '');
  return page(
    title,
    `<h1>${title}</h1>
<p>Some of this product passport is for persons with a legitimate interest. Say who you are and why you ask; the economic operator decides.</p>
${fault === undefined ? '' : `<p role="alert"><strong>${escape(fault)}</strong></p>`}
<form method="post" action="/request-access">
${target}
${field(form, { name: 'granteeName', label: 'Your name', type: 'text', autocomplete: 'name' })}
${field(form, { name: 'granteeEmail', label: 'Your e-mail address', type: 'email', autocomplete: 'email' })}
${field(form, { name: 'organization', label: 'Your organisation (optional)', type: 'text', autocomplete: 'organization' })}
<p><label>What you need it for<br><textarea name="purpose" rows="6" cols="40" required maxlength="${grantTextLengths.purpose}">${escape(form.purpose ?? '')}</textarea></label></p>
<p><button>Send the request</button></p>
</form>`,
  );
}

/** The same whatever became of the request. */
export function requestReceivedHtml(message: string): string {
  return page(title, `<h1>${title}</h1><p>${escape(message)}</p>`);
}

export function noTargetHtml(): string {
  return page(
    title,
    `<h1>${title}</h1><p>Open this page from a product passport or a battery: its address names what you ask for.</p>`,
  );
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escape(value)}">`;
}

interface TextField {
  readonly name: 'granteeName' | 'granteeEmail' | 'organization';
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
}

function field(form: RequestForm, { name, label, type, autocomplete }: TextField): string {
  const required = name === 'organization' ? '' : ' required';
  return `<p><label>${label}<br><input name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${grantTextLengths[name]}" value="${escape(form[name] ?? '')}"${required}></label></p>`;
}
