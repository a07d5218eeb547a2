import { englishVerifierTexts, putIn } from './english-texts.js';
import type { FileReport, ReadableReport } from '../verify/verify-file.js';
import { nameOf, type Judgement } from './judge-report.js';

/**
 * Says in one sentence of which product a file speaks and who sealed that, or that it is not established.
 *
 * @returns Undefined for a file that cannot be read: it speaks of nothing.
 */
export function describeStatement(report: FileReport, { state }: Judgement): string | undefined {
  if (report.kind === 'unreadable') return undefined;
  const { about, aboutOpen, aboutEntry } = englishVerifierTexts.report;
  if (report.kind === 'leafProof') {
    const { entry } = report;
    if (entry === undefined) return undefined;
    return putIn(aboutEntry, { statement: `${entry.key}: ${asText(entry.value)}` });
  }
  const product = nameProduct(report);
  if (product === undefined) return undefined;
  const isEstablished = state === 'passed' || state === 'reserved';
  return putIn(isEstablished ? about : aboutOpen, { product, signer: nameOf(report.signer) });
}

/** Entries that name a product, the most telling first. */
const NAMES_OF_PRODUCT = ['productName', 'model'];

/** Longest name in the sentence: the whole stands among the entries. */
const MAX_NAME = 200;

/** The name that was sealed, with the product id where that was sealed too; the bare id of a nameless product. */
function nameProduct({
  productBound,
  content,
}: Extract<ReadableReport, { kind: 'document' | 'bundle' }>): string | undefined {
  const { productId, sealed } = content;
  const names = NAMES_OF_PRODUCT.flatMap((key) => {
    const value = sealed.find(({ name }) => name === key)?.value;
    return typeof value === 'string' ? [value] : [];
  });
  const id = typeof productId === 'string' ? productId : undefined;
  const [name] = names;
  if (name === undefined) return id === undefined ? undefined : beginningOf(id);
  return productBound && id !== undefined
    ? `${beginningOf(name)} (${beginningOf(id)})`
    : beginningOf(name);
}

function asText(value: unknown): string {
  return beginningOf(typeof value === 'string' ? value : JSON.stringify(value));
}

function beginningOf(text: string): string {
  return text.length <= MAX_NAME ? text : `${text.slice(0, MAX_NAME)}…`;
}
