// Source: W3C Credentials Community Group, "The did:key Method v0.7", P-256 test vectors.
// Date: draft of September 2022. The part after `did:key:` is the Multikey of the JWK.
export const multikey = 'zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv';

export const publicJwk = {
  kty: 'EC',
  crv: 'P-256',
  x: 'igrFmi0whuihKnj9R3Om1SoMph72wUGeFaBbzG2vzns',
  y: 'efsX5b10x8yjyrj4ny3pGfLcY7Xby1KzgqOdqnsrJIM',
} as const;
