/** @jsxRuntime automatic @jsxImportSource preact */
import type { PassportDocument, PassportMetadata } from './documents.js';
import type { CategoryPage, SectionRule } from './category-page.js';
import { Care } from './parts/care.js';
import { Composition, Meters, shownShares, type Share } from './parts/composition.js';
import { LineText } from './parts/said-text.js';
import { KeyValue } from './parts/key-value.js';
import type { Reader } from './values/reader.js';
import { sayMaterial } from './values/known-words.js';
import { findValue, linesAt } from './values/passport-values.js';
import { plainText } from './values/said.js';
import { isRecord, labelOf } from './values/say-value.js';

interface SectionOptions<Rule = SectionRule> {
  readonly rule: Rule;
  readonly metadata: PassportMetadata;
  readonly language: Reader;
}

/** What stands open below the first screen, as the category has it. */
export function PassportSections(shown: {
  readonly document: PassportDocument;
  readonly category: CategoryPage;
  readonly language: Reader;
}) {
  const { document, category, language } = shown;
  const { metadata } = document;
  return (
    <>
      {category.sections.map((rule, index) => (
        <Section key={index} rule={rule} metadata={metadata} language={language} />
      ))}
    </>
  );
}

function Section({ rule, ...shown }: SectionOptions) {
  switch (rule.kind) {
    case 'composition':
      return <CompositionSection {...shown} />;
    case 'care':
      return <CareSection rule={rule} {...shown} />;
    case 'sentences':
      return <SentenceSection rule={rule} {...shown} />;
    case 'entries':
      return <EntrySection rule={rule} {...shown} />;
    case 'meters':
      return <MeterSection rule={rule} {...shown} />;
    case 'text':
      return <TextSection rule={rule} {...shown} />;
    case 'values':
      return <ValueSection rule={rule} {...shown} />;
  }
}

type RuleOf<Kind extends SectionRule['kind']> = Extract<SectionRule, { kind: Kind }>;

function CompositionSection({ metadata, language }: Omit<SectionOptions, 'rule'>) {
  const shares = sharesOf(findValue(metadata, 'materialComposition', language)?.value, language);
  if (shares.length === 0) return null;
  return (
    <section class="part">
      <h2>{language.texts.headings.madeOf}</h2>
      <Composition shares={shownShares(shares, language)} language={language} />
    </section>
  );
}

/** Materials and their shares; what is neither is left to the folds. */
function sharesOf(value: unknown, language: Reader): readonly Share[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { material, percentage } = entry;
    if (typeof material !== 'string' || typeof percentage !== 'number') return [];
    return [
      {
        name: sayMaterial(material, language),
        value: percentage,
        said: language.percent(percentage),
      },
    ];
  });
}

function CareSection({ rule: { field }, metadata, language }: SectionOptions<RuleOf<'care'>>) {
  const lines = linesAt(metadata, field, language);
  if (lines.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(field, language)}</h2>
      <Care lines={lines} language={language} />
    </section>
  );
}

function SentenceSection({
  rule: { field },
  metadata,
  language,
}: SectionOptions<RuleOf<'sentences'>>) {
  const lines = linesAt(metadata, field, language);
  if (lines.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(field, language)}</h2>
      <ul class="dots">
        {lines.map((line, index) => (
          <li key={index}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntrySection({ rule: { field }, metadata, language }: SectionOptions<RuleOf<'entries'>>) {
  const rows = linesAt(metadata, field, language).map(({ said, notes = [] }) => ({
    label: plainText(said),
    lines: notes.map(([heading, note]) => ({ heading, said: note })),
  }));
  if (rows.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(field, language)}</h2>
      <KeyValue rows={rows} />
    </section>
  );
}

function MeterSection({
  rule: { label, paths },
  metadata,
  language,
}: SectionOptions<RuleOf<'meters'>>) {
  const shares = paths.flatMap((path) => {
    const found = findValue(metadata, path, language);
    if (typeof found?.value !== 'number' || found.value === 0) return [];
    const name = { text: labelOf(found.member, language) };
    return [{ name, value: found.value, said: language.percent(found.value) }];
  });
  if (shares.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(label, language)}</h2>
      <Meters shares={shares} />
    </section>
  );
}

function TextSection({ rule: { field }, metadata, language }: SectionOptions<RuleOf<'text'>>) {
  const lines = linesAt(metadata, field, language);
  if (lines.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(field, language)}</h2>
      <p lang={lines[0]?.said.lang}>{lines.map(({ said }) => plainText(said)).join(', ')}</p>
    </section>
  );
}

function ValueSection({
  rule: { label, fields },
  metadata,
  language,
}: SectionOptions<RuleOf<'values'>>) {
  const rows = fields.flatMap((field) => {
    const lines = linesAt(metadata, field, language);
    return lines.length === 0 ? [] : [{ label: labelOf(field, language), lines }];
  });
  if (rows.length === 0) return null;
  return (
    <section class="part">
      <h2>{labelOf(label, language)}</h2>
      <KeyValue rows={rows} />
    </section>
  );
}
