import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where test vectors of others lie, which are no part of this repository; undefined: not here. */
const { ORACLES_DIR: oraclesDir } = process.env;

/** The P-256 vector of Data Integrity ECDSA Cryptosuites 1.0, "ecdsa-jcs-2019"; undefined: not here. */
export const ecdsaJcs2019Vector = oraclesDir === undefined ? undefined : readVector(oraclesDir);

function readVector(directory: string) {
  const textOf = (name: string) =>
    readFileSync(join(directory, 'w3c', 'ecdsa-jcs-2019-p256', name), 'utf8').trim();
  const objectOf = (name: string) => JSON.parse(textOf(name)) as Record<string, unknown>;
  return {
    unsecured: objectOf('unsigned.json'),
    proofOptions: objectOf('proofConfigJCSECDSAP256.json'),
    hashData: textOf('combinedHashJCSECDSAP256.txt'),
    signature: textOf('sigHexJCSECDSAP256.txt'),
    proofValue: textOf('sigBTC58JCSECDSAP256.txt'),
    securedText: textOf('signedJCSECDSAP256.json'),
    keyPair: objectOf('p256KeyPair.json') as {
      publicKeyMultibase: string;
      secretKeyMultibase: string;
    },
  };
}
