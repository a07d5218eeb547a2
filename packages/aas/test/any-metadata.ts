import fc from 'fast-check';

const languageList = fc.array(
  fc.record(
    {
      value: fc.string({ unit: 'binary' }),
      language: fc.constantFrom('de', 'DE', 'pt-BR', 'zh-Hant-TW', 'x', 'no_NO', ''),
    },
    { noNullPrototype: true },
  ),
  { maxLength: 4 },
);
/** Keys of any characters, and such as look like written ones. */
export const anyMetadataKey = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 256 }),
  fc.stringMatching(/^[a-zA-Z_x]{0,6}(_x[0-9A-F]{0,3}_)?[a-z_]{0,3}$/),
  fc.constantFrom('a', 'iron-steel', '1x', '', '_', '__', 'x_x_', 'größe', 'furtherEntries_x_'),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', ' ', '[]', ' {"a":1}', '[1,', 'null', '\uFFFE', '\uFEFF', '\r\n', '\u0001'),
);
/** JSON text has no minus zero. */
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((any) => any + 0);
/** Any metadata that a passport may hold. */
export const anyMetadata = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    number,
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    languageList,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(number, { maxLength: 4 }),
    fc.dictionary(anyMetadataKey, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
  object: fc.dictionary(anyMetadataKey, tie('value'), { maxKeys: 6, noNullPrototype: true }),
})).object;
