import type { CategoryRules } from '@dpp/espr-validate/rules';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';
import { Field } from './field.js';
import { useForm } from './form-context.js';
import { fieldsOf, type FormField } from './model/control.js';
import { sectionsOf, type FormSection } from './model/sections.js';
import '../styles/form.css';

interface PassportFormProps {
  readonly rules: CategoryRules;
  /** Fields that were filled when the form was opened: they stay open when they are emptied. */
  readonly openFields: ReadonlySet<string>;
  /** Above the fields of the product: its number, the company. */
  readonly children?: ComponentChildren;
}

/** The fields of a category, in the order of the public page. */
export function PassportForm({ rules, openFields, children }: PassportFormProps) {
  const fields = useMemo(() => fieldsOf(rules), [rules]);
  const sections = useMemo(
    () =>
      sectionsOf(
        fields,
        ({ name, requirement }) => requirement === 'required' || openFields.has(name),
      ),
    [fields, openFields],
  );
  return (
    <>
      {sections.map((section) => (
        <Section key={section.name} section={section}>
          {section.name === 'product' && children}
        </Section>
      ))}
    </>
  );
}

const isRequired = ({ requirement }: FormField) => requirement === 'required';

interface SectionProps {
  readonly section: FormSection;
  readonly children?: ComponentChildren;
}

function Section({ section, children }: SectionProps) {
  const { words, say } = useTexts('form');
  const { wording } = useForm();
  const { name, open, folded } = section;
  const heading = `section-${name}`;
  return (
    <section class="group" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{words.sections[name]}</h2>
        {name === 'product' && open.some(isRequired) && (
          <span class="note">{words.requiredHint}</span>
        )}
      </header>
      {children}
      {open.length > 0 && (
        <div class="two">
          {open.map((field) => (
            <Field
              key={field.name}
              path={[field.name]}
              label={wording.label(field.name)}
              rule={field}
            />
          ))}
        </div>
      )}
      {folded.length > 0 && (
        <details class="why more">
          <summary>{say(words.moreFields, { count: folded.length })}</summary>
          <div class="two">
            {folded.map((field) => (
              <Field
                key={field.name}
                path={[field.name]}
                label={wording.label(field.name)}
                rule={field}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
