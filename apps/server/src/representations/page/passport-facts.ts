import { vcReadiness } from '@dpp/vc';
import type { PassportJsonLd } from '../json-ld.js';
import { categoryPage } from './categories/category-pages.js';
import type { FactRule } from './categories/category-page.js';
import type { FootFacts } from './parts/foot.js';
import type { Fact, ProductHeadFacts } from './parts/product-head.js';
import type { SealFacts } from './parts/seal.js';
import type { Language } from './values/language.js';
import { findValue, linesAt } from './values/passport-values.js';
import { asWritten, plainText, type Said } from './values/said.js';
import { isRecord, labelOf, saySingle } from './values/say-value.js';

type Metadata = PassportJsonLd['metadata'];

const mostFacts = 4;

/** What stands beside the picture. */
export function headOf(document: PassportJsonLd, language: Language): ProductHeadFacts {
  const { metadata, economicOperator } = document;
  const { drawing, facts } = categoryPage(metadata.category);
  return {
    name: productName(document, language),
    maker: { text: companyOf(metadata) ?? economicOperator.name },
    marks: marksOf(metadata, language),
    drawing,
    facts: distinct(facts.flatMap((rule) => factOf(metadata, rule, language))).slice(0, mostFacts),
  };
}

/** Of several rules for one label the first that finds something holds. */
function distinct(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    ({ label }, index) => facts.findIndex((each) => each.label === label) === index,
  );
}

function productName({ metadata, productId }: PassportJsonLd, language: Language): Said {
  const found = findValue(metadata, 'productName');
  const said =
    found && saySingle(found.value, { rule: undefined, member: 'productName' }, language);
  if (!said) return { text: productId };
  return typeof metadata.productName === 'string' ? asWritten(metadata.productName) : said;
}

/** The name of the maker, where the passport has one. */
export function companyOf({ manufacturer }: Metadata): string | undefined {
  const name = isRecord(manufacturer) ? manufacturer.name : manufacturer;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** What tells one product of a maker from another. */
const markFields = ['model', 'size', 'heatNumber', 'batchNumber'] as const;

function marksOf(metadata: Metadata, language: Language): readonly string[] {
  const marks = markFields.flatMap((field) => {
    const value = metadata[field];
    return typeof value === 'string' && value !== ''
      ? [`${labelOf(field, language)} ${value}`]
      : [];
  });
  return marks.slice(0, 2);
}

function factOf(
  metadata: Metadata,
  { paths, label, before, note }: FactRule,
  language: Language,
): readonly Fact[] {
  for (const path of paths) {
    const lines = linesAt(metadata, path, language);
    const [first] = lines;
    if (!first || first.heading !== undefined || first.said.href !== undefined) continue;
    const found = lines.length === 1 ? first.said : joined(lines.map(({ said }) => said));
    const value =
      before === undefined ? found : { text: `${labelOf(before, language)} ${found.text}` };
    const [below] = note === undefined || note === path ? [] : linesAt(metadata, note, language);
    const name = label ?? path.split('.', 1)[0] ?? path;
    return [{ label: labelOf(name, language), value, ...(below && { note: below.said }) }];
  }
  return [];
}

function joined(values: readonly Said[]): Said {
  return { text: values.map(plainText).join(', ') };
}

export function sealOf({ economicOperator, proof }: PassportJsonLd): SealFacts {
  const company = economicOperator.name;
  if (!proof) return { company, isTimeConfirmed: false };
  return { company, sealedAt: new Date(proof.created), isTimeConfirmed: 'rfc3161' in proof };
}

const printedFields = ['batchNumber', 'serialNumber', 'heatNumber'] as const;

/** The code, what is printed beside it, and the forms that machines read. */
export function footOf(document: PassportJsonLd, language: Language): FootFacts {
  const { id, productId, digitalLinkUri, metadata } = document;
  const { frame } = language.texts;
  const printed = printedFields.flatMap((field) => {
    const value = metadata[field];
    return typeof value === 'string' && value !== ''
      ? [[labelOf(field, language), value] as const]
      : [];
  });
  return {
    uri: digitalLinkUri,
    numbers: [[frame.productNumber, productId], ...printed],
    forms: [
      { title: frame.data, href: formOf(id, 'json-ld') },
      { title: frame.shell, href: formOf(id, 'aas') },
      ...credentialForms(document, language),
      { title: frame.links, href: formOf(id, 'linkset') },
      { title: language.texts.seal.check, href: '/verify' },
    ],
  };
}

/** Each by the name its readers know; a hyphen that breaks would leave half of it on the next line. */
const securingForms = [
  ['vc-jwt', 'JWT'],
  ['vc-data-integrity', 'Data Integrity'],
  ['sd-jwt-vc', 'SD\u2011JWT'],
] as const;

/** None where its request would be refused: of drafts, and of passports without a facility and its country. */
function credentialForms(
  { id, status, manufacturingFacility }: PassportJsonLd,
  { texts }: Language,
): FootFacts['forms'] {
  const { vcReady } = vcReadiness({ facility: manufacturingFacility });
  if (!vcReady || status === 'DRAFT') return [];
  return securingForms.map(([form, name]) => ({
    title: `${texts.frame.credential} (${name})`,
    href: formOf(id, form),
  }));
}

/** A browser cannot choose by `Accept`: the address says which form it wants. */
function formOf(id: string, representation: string): string {
  return `/passport/${id}?representation=${representation}`;
}
