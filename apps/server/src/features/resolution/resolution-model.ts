/** What is asked for: a passport by its UUID, or a product by its GS1 key. */
export type ResolutionTarget = PassportTarget | KeyTarget;

export interface PassportTarget {
  readonly id: string;
}

/** A UUID is one in any case (RFC 9562, 4): from here on it has one spelling. */
export function passportTarget(id: string): PassportTarget {
  return { id: id.toLowerCase() };
}

/** The path a target is resolved at. */
export function pathOf(target: ResolutionTarget): string {
  return 'id' in target
    ? `/passport/${target.id}`
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
