/** Prefixes that the context of EPCIS 2.0 defines; it protects them, so that no other context can. */
const standardPrefixes: Readonly<Record<string, string>> = {
  epcis: 'https://ref.gs1.org/epcis/',
  cbv: 'https://ref.gs1.org/cbv/',
  cbvmda: 'urn:epcglobal:cbv:mda:',
  gs1: 'https://gs1.org/voc/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
};

/** The namespaces of an event's prefixes. */
export class Namespaces {
  readonly #byPrefix = new Map<string, string>();

  /**
   * @param contexts - JSON-LD contexts, those of the document first. Only what stands in them is read: the
   *   address of a context is not asked.
   */
  constructor(contexts: readonly unknown[]) {
    for (const context of contexts) this.#read(context);
    for (const [prefix, uri] of Object.entries(standardPrefixes)) this.#byPrefix.set(prefix, uri);
  }

  #read(context: unknown): void {
    if (Array.isArray(context)) {
      for (const entry of context) this.#readObject(entry);
    } else {
      this.#readObject(context);
    }
  }

  #readObject(context: unknown): void {
    if (typeof context !== 'object' || context === null) return;
    for (const [prefix, definition] of Object.entries(context)) {
      const uri = uriOf(definition);
      if (uri !== undefined) this.#byPrefix.set(prefix, uri);
    }
  }

  /** A compact URI as the whole one; any other text as it is. */
  expand(text: string): string {
    const colon = text.indexOf(':');
    const namespace = colon > 0 ? this.#byPrefix.get(text.slice(0, colon)) : undefined;
    return namespace === undefined ? text : namespace + text.slice(colon + 1);
  }

  /** The name of an extension as `{namespace}name`; a name without a namespace as it is. */
  qualifiedName(name: string): string {
    const colon = name.indexOf(':');
    if (colon < 1) return name;
    const namespace = this.#byPrefix.get(name.slice(0, colon));
    if (namespace !== undefined) return `{${namespace}}${name.slice(colon + 1)}`;
    const end = Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), colon) + 1;
    return `{${name.slice(0, end)}}${name.slice(end)}`;
  }
}

function uriOf(definition: unknown): string | undefined {
  if (typeof definition === 'string') return definition;
  if (typeof definition !== 'object' || definition === null) return undefined;
  const id = (definition as { readonly '@id'?: unknown })['@id'];
  return typeof id === 'string' ? id : undefined;
}
