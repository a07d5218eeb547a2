import { entryNode, leafHash, merkleRoot, type LeafProof } from '@dpp/merkle-seal/node';

/** Each proof with another key, value or path; paths of other entries and other passports among them. */
export function forgedProofs(proofs: readonly LeafProof[], others: readonly LeafProof[]) {
  return proofs.flatMap((proof) => {
    const { key, auditPath } = proof;
    const elsewhere = [...proofs, ...others].filter(
      (other) => other.key !== key || others.includes(other),
    );
    const hashes = auditPath.map(({ hash }) => hash);
    const forged: [string, object][] = [
      ...elsewhere.map((other): [string, object] => [
        `with the path of ${other.key}`,
        { auditPath: other.auditPath },
      ]),
      ...elsewhere.map((other): [string, object] => [
        `with the value of ${other.key}`,
        { value: other.value },
      ]),
      ...elsewhere.map((other): [string, object] => [
        `with the root of the passport of ${other.key} and its own value`,
        { value: ['another'], merkleRoot: other.merkleRoot, signatureValue: other.signatureValue },
      ]),
      ...elsewhere
        .filter((other) => other.key !== key)
        .map((other): [string, object] => [`under the key ${other.key}`, { key: other.key }]),
      ...hashes.map((hash): [string, object] => ['with a node for its value', { value: hash }]),
      ...auditPath.map((_, index): [string, object] => [
        `without step ${index}`,
        { auditPath: auditPath.filter((_step, other) => other !== index) },
      ]),
      ...auditPath.map((_, index): [string, object] => [
        `with step ${index} turned`,
        {
          auditPath: auditPath.map((step, other) =>
            other === index ? { ...step, side: step.side === 'left' ? 'right' : 'left' } : step,
          ),
        },
      ]),
      ['with its path turned round', { auditPath: auditPath.toReversed() }],
      ['with its path twice', { auditPath: [...auditPath, ...auditPath] }],
      ['without a path', { auditPath: [] }],
      ...grafted(proof, elsewhere),
      ...salted(proof),
    ];
    return forged.map(([name, change]) => ({
      name: `the proof of ${key} ${name}`,
      value: { ...proof, ...change },
    }));
  });
}

/** Trees that hang an invented entry, or the true one, beside or above the signed root. */
function grafted(proof: LeafProof, others: readonly LeafProof[]): [string, object][] {
  const { auditPath, merkleRoot: root } = proof;
  const sides = ['left', 'right'] as const;
  return sides.flatMap((side) => {
    const steps = [{ side, hash: root }];
    const hung = others[0] && { value: others[0].value };
    return [
      [
        `with an invented value beside the root, on the ${side}`,
        { value: 'invented', auditPath: steps },
      ],
      [
        `with an invented value beside the root, on the ${side}, and the root above both`,
        {
          value: 'invented',
          auditPath: steps,
          merkleRoot: rootOf({ ...proof, value: 'invented', auditPath: steps }),
        },
      ],
      [`with the root once more on the ${side}`, { auditPath: [...auditPath, ...steps] }],
      [
        `with a root above the signed one, on the ${side}`,
        {
          auditPath: [...auditPath, ...steps],
          merkleRoot: rootOf({ ...proof, auditPath: [...auditPath, ...steps] }),
        },
      ],
      [`with the value of another and the root on the ${side}`, { ...hung, auditPath: steps }],
    ];
  });
}

/** What the path leads to. */
function rootOf({ key, value, salt, auditPath }: LeafProof): string {
  const leaf = leafHash(key, value, salt);
  return auditPath.reduce(
    (node, { side, hash }) => merkleRoot(side === 'left' ? [hash, node] : [node, hash]),
    entryNode(key, leaf),
  );
}

/** A salt where none belongs, and none or another one where it does. */
function salted({ salt }: LeafProof): [string, object][] {
  const zeros = 'A'.repeat(22);
  return salt === undefined
    ? [
        ['with a salt', { salt: zeros }],
        ['with an empty salt', { salt: '' }],
      ]
    : [
        ['without its salt', { salt: undefined }],
        ['with a salt of null', { salt: null }],
        ['with another salt', { salt: zeros }],
        ['with its salt padded', { salt: `${salt}==` }],
      ];
}
