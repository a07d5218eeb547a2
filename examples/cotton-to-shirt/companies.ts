/** Those of the supply chain who sign for what they say; the others send plain EPCIS documents. */
export const signingCompanies = [
  { role: 'farm', name: 'Cotton farm', did: 'did:web:farm.example' },
  { role: 'spinner', name: 'Spinning mill', did: 'did:web:spinner.example' },
  { role: 'dyer', name: 'Dye house', did: 'did:web:dyer.example' },
] as const;

export type SigningCompany = (typeof signingCompanies)[number];

/** Where `npm run certify` leaves keys and certificates. */
export const { CERTIFICATES_DIR: certificatesFolder = 'certificates' } = process.env;
