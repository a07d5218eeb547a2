import { isSameName, readSignerName } from '@dpp/merkle-seal';
import type { PassportDocument, PassportMetadata } from './documents.js';
import { categoryPage, type FactRule } from './category-page.js';
import type { FootFacts } from './parts/foot.js';
import type { PageOptions, ProductPageOptions } from './page-options.js';
import type { Fact, ProductHeadFacts } from './parts/product-head.js';
import type { SealFacts } from './parts/seal.js';
import type { Language } from './values/language.js';
import type { Reader } from './values/reader.js';
import { isMasked, linesAt } from './values/passport-values.js';
import { asWritten, plainText, type Said } from './values/said.js';
import { isRecord, labelOf, saySingle } from './values/say-value.js';
import { formLink, passportLink, verifierLink } from './server-links.js';

const mostFacts = 4;

/** What stands beside the picture. */
export function headOf(document: PassportDocument, language: Reader): ProductHeadFacts {
  const { metadata, economicOperator } = document;
  const { drawing, facts } = categoryPage(metadata.category, language.categories);
  return {
    name: productName(document, language),
    maker: { text: companyOf(metadata) ?? economicOperator.name },
    marks: marksOf(document, language),
    drawing,
    facts: distinct(facts.flatMap((rule) => factOf(metadata, rule, language))).slice(0, mostFacts),
  };
}

/** The first of several rules for one label that finds something. */
function distinct(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    ({ label }, index) => facts.findIndex((each) => each.label === label) === index,
  );
}

/** What people call the product; its number, where nothing else names it. */
export function productName(
  { metadata, productId }: Pick<PassportDocument, 'metadata' | 'productId'>,
  language: Language,
): Said {
  const { productName: name } = metadata;
  if (isMasked(name)) return { text: productId };
  const said = saySingle(name, { rule: undefined, member: 'productName' }, language);
  if (!said) return { text: productId };
  return typeof name === 'string' ? asWritten(name) : said;
}

/** The name of the maker, where the passport has one. */
export function companyOf({ manufacturer }: PassportMetadata): string | undefined {
  const name = isRecord(manufacturer) ? manufacturer.name : manufacturer;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** What tells one product of a maker from another. */
const markFields = ['model', 'size', 'heatNumber', 'batchNumber'] as const;

/** The same of a batch, which its number tells from others of the model. */
const markFieldsOfBatch = ['batchNumber', 'model', 'size', 'heatNumber'] as const;

function marksOf({ metadata, batch }: PassportDocument, language: Reader): readonly string[] {
  const marks = (batch ? markFieldsOfBatch : markFields).flatMap((field) => {
    const value = metadata[field];
    return typeof value === 'string' && value !== ''
      ? [`${labelOf(field, language)} ${value}`]
      : [];
  });
  return marks.slice(0, 2);
}

function factOf(
  metadata: PassportMetadata,
  { paths, label, before, note }: FactRule,
  language: Reader,
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

/** Who sealed is what the certificate says: the company that the document names is under no seal. */
export function sealOf(
  { id, economicOperator, proof }: PassportDocument,
  options: PageOptions,
): SealFacts {
  const company = economicOperator.name;
  const verifier = verifierLink(id, options);
  if (!proof) {
    return { verifier, company, signer: undefined, isOfCompany: false, isTimeConfirmed: false };
  }
  const signer = readSignerName(proof.x5c);
  return {
    verifier,
    company,
    signer,
    isOfCompany: isSameName(company, signer),
    sealedAt: new Date(proof.created),
    isTimeConfirmed: 'rfc3161' in proof,
  };
}

const printedFields = ['batchNumber', 'serialNumber', 'heatNumber'] as const;

/** Options of the foot of a passport. */
export interface FootOptions extends ProductPageOptions {
  /** True when the server answers the passport as a credential. Default false. */
  readonly hasCredentials?: boolean | undefined;
}

/** The code, what is printed beside it, and the forms that machines read. */
export function footOf(document: PassportDocument, options: FootOptions): FootFacts {
  const { id, productId, digitalLinkUri, metadata, batch } = document;
  const { language, hasCredentials = false } = options;
  const { frame, unit } = language.texts;
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
      { title: frame.data, href: formLink(document, 'json-ld', options) },
      { title: frame.shell, href: formLink(document, 'aas', options) },
      ...(hasCredentials ? credentialForms(document, options) : []),
      { title: frame.links, href: formLink(document, 'linkset', options) },
      ...(batch ? [{ title: unit.model, href: passportLink(id, options) }] : []),
    ],
  };
}

/** Each by the name its readers know; a hyphen that breaks would leave half of it on the next line. */
const securingForms = [
  ['vc-jwt', 'JWT'],
  ['vc-data-integrity', 'Data Integrity'],
  ['sd-jwt-vc', 'SD\u2011JWT'],
] as const;

function credentialForms(document: PassportDocument, options: PageOptions): FootFacts['forms'] {
  const { frame } = options.language.texts;
  return securingForms.map(([form, name]) => ({
    title: `${frame.credential} (${name})`,
    href: formLink(document, form, options),
  }));
}
