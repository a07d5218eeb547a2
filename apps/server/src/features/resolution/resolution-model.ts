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
export function pathOf(target: ResolutionTarget): string {
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

/** A product by the id that its workspace gave it. */
export interface ProductTarget {
  /** Subdomain of the workspace. */
  readonly workspace: string;
  readonly tenantId: string;
  readonly productId: string;
}
