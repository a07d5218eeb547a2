/** Release of the package that the page was built from; put in by the build. */
declare const VERIFIER_VERSION: string;

export const verifierVersion = VERIFIER_VERSION;
