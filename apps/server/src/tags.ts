/** Groups of operations, as the description and its page show them: what each is for. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  'Public Resolution':
    'What a scanned code leads to. By GTIN, GRAI or UUID, for people and programs, without a credential; the Accept header chooses the representation.',
  Passports:
    'Create, validate, import, update, publish, seal and list the passports of a workspace, and read their version history.',
  Jobs: 'Work on many passports in the background: seal, publish, change or delete, with a result for each.',
  Imports:
    'Tables on their way to passports: a file is read, checked row by row, corrected by several people, and published as a job.',
  Registry:
    'The European registry of product passports: what keeps passports from it, files to hand in, and the results that come back.',
  'QR Codes':
    'Codes of passports and battery units to print, as PNG or SVG, one by one or as a ZIP.',
  'Economic Operators':
    'The manufacturers, importers and others that answer for the products of a workspace. Each passport has one.',
  Batches:
    'Lots and heats between the passport of their model and its units: facts of their own, recall by lot.',
  'Battery Units':
    'Single batteries below the passport of their model: serial numbers, status, telemetry and predecessors.',
  'Hand-overs':
    'Batteries that pass from one company to another: offers with a token, and their acceptance in another workspace.',
  Facilities: 'Where products are made, by GLN. Credentials need one with a country.',
  'Access Grants':
    'Who may see what the public does not: requests, grants and the tokens that open restricted data.',
  Platform: 'For administrators of the platform: workspaces, and grants to authorities.',
  'Traceability & Audit':
    'EPCIS events of a supply chain, what a product descends from, verification of seals, and the log of what was done.',
  Webhooks: 'Signed messages to a receiver when something happens to a passport.',
  Account: 'The credential in use, and the notifications of the workspace.',
  'Verifiable Credentials':
    'What verifiers of credentials read: DID documents, revocation lists and type metadata.',
  'Schemas & Vocabulary':
    'JSON Schemas of the categories, JSON-LD contexts and the vocabulary of materials.',
  GS1: 'Check digits, and decoding of what a scanner reads.',
  'Signing keys': 'The key that seals passports, and the certificate of the authority behind it.',
  'Console sessions': 'Login, logout and second factor of people.',
  Users: 'Who may log in to a workspace, and in which role.',
  'API keys': 'Credentials of programs: made, listed and revoked.',
  Sandbox:
    'A twin of the workspace for trying: test keys (`dpp_test_…`) act on it alone, nothing in it counts, and its pages, documents and messages say TEST.',
  Service: 'Health, version, metrics and the description of the API itself.',
};
