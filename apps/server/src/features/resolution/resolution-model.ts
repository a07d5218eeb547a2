/** What is asked for: a passport by its UUID, or a product by its GS1 key or by its workspace and product id. */
export type ResolutionTarget = PassportTarget | KeyTarget | ProductTarget;

export interface PassportTarget {
  readonly id: string;
}

/** A UUID is one in any case (RFC 9562, 4): from here on it has one spelling. */
export function passportTarget(id: string): PassportTarget {
  return { id: id.toLowerCase() };
}

/** The path a target is resolved at. */
export function pathOf(target: NamedTarget): string {
  if ('id' in target) return `/passport/${target.id}`;
  return 'productId' in target
    ? `/id/${target.workspace}/${encodeURIComponent(target.productId)}`
    : `/${target.applicationIdentifier}/${encodeURIComponent(target.value)}`;
}

/** File name of a passport's public document. */
export function fileNameOf(passportId: string): string {
  return `passport-${passportId}.jsonld`;
}

export interface KeyTarget {
  readonly applicationIdentifier: '01' | '8003';
  readonly value: string;
}

/** What a text names, before a workspace was looked up. */
export type NamedTarget = PassportTarget | KeyTarget | ProductName;

/** A product by the id that its workspace gave it. */
export interface ProductName {
  /** Subdomain of the workspace, in small letters. */
  readonly workspace: string;
  readonly productId: string;
}

export interface ProductTarget extends ProductName {
  readonly tenantId: string;
}
