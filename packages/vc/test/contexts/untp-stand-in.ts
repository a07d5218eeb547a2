/**
 * A stand-in for https://vocabulary.uncefact.org/untp/0.7.0/context/, written for these tests: only the terms that a
 * passport credential uses. It repeats the traits that expansion in safe mode depends on: everything is protected,
 * classes scope their terms, `idScheme` turns `id` into a property, and `characteristics` maps unknown keys to a
 * namespace. It is stricter in one point: the published classes map unknown keys too, here they stop expansion, so a
 * misspelt member shows.
 */
const UNTP = 'https://vocabulary.uncefact.org/untp/';
const CODES = 'https://vocabulary.uncefact.org/';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const NAME = { name: { '@id': 'https://schema.org/name' } };

const reference = (term: string) => ({ [term]: { '@id': UNTP + term, '@type': '@id' } });
const literal = (term: string, type: string) => ({
  [term]: { '@id': UNTP + term, '@type': XSD + type },
});
const code = (term: string, vocabulary: string) => ({
  [term]: {
    '@id': UNTP + term,
    '@type': '@vocab',
    '@context': { '@protected': true, '@vocab': `${vocabulary}#` },
  },
});
const nested = (term: string, ...terms: object[]) => ({
  [term]: { '@protected': true, '@id': UNTP + term, '@context': scope(...terms) },
});
const classOf = (name: string, ...terms: object[]) => ({
  [name]: { '@protected': true, '@id': UNTP + name, '@context': scope(...terms) },
});

function scope(...terms: object[]): object {
  return Object.assign({ '@protected': true }, ...terms) as object;
}

const idScheme = {
  idScheme: {
    '@id': `${UNTP}idScheme`,
    '@type': '@id',
    '@context': scope(literal('id', 'anyURI'), NAME),
  },
};
const country = (term: string) =>
  nested(term, code('countryCode', `${CODES}CountryId`), literal('countryName', 'string'));
const classification = (term: string) =>
  nested(
    term,
    NAME,
    literal('code', 'string'),
    literal('schemeId', 'anyURI'),
    literal('schemeName', 'string'),
  );

const measure = (term: string) =>
  nested(term, literal('value', 'double'), code('unit', `${CODES}UnitMeasureCode`));
const link = (term: string) =>
  nested(
    term,
    literal('linkURL', 'anyURI'),
    literal('linkName', 'string'),
    { mediaType: { '@id': 'https://schema.org/encodingFormat' } },
    literal('linkType', 'string'),
  );
/** The released context defines the software's members; `id` and `name` are W3C's. */
const issuingSoftware = {
  issuingSoftware: {
    '@id': `${UNTP}issuingSoftware`,
    '@context': scope(literal('version', 'string'), { vendor: { '@id': `${UNTP}vendor` } }),
  },
};

/** The one class of the release that its draft lacks. */
export const passportClass = classOf('DigitalProductPassport', issuingSoftware);

export const untpStandIn = {
  '@context': scope(
    { type: '@type', id: '@id' },
    passportClass,
    classOf('IdentifierScheme', NAME),
    classOf('CredentialIssuer', NAME, reference('issuerAlsoKnownAs')),
    classOf(
      'Party',
      NAME,
      literal('registeredId', 'string'),
      literal('organisationWebsite', 'anyURI'),
      idScheme,
    ),
    classOf('Facility', NAME, literal('registeredId', 'string'), idScheme),
    classOf('ConformityTopic', NAME),
    classOf('PerformanceMetric', NAME),
    classOf(
      'Claim',
      NAME,
      reference('referenceCriteria'),
      literal('claimDate', 'date'),
      nested(
        'claimedPerformance',
        reference('metric'),
        measure('measure'),
        nested('score', literal('code', 'string')),
      ),
      link('evidence'),
      {
        conformityTopic: { '@id': `${UNTP}conformityTopic`, '@type': '@id', '@container': '@set' },
      },
    ),
    classOf(
      'Product',
      NAME,
      idScheme,
      literal('modelNumber', 'string'),
      literal('batchNumber', 'string'),
      literal('itemNumber', 'string'),
      literal('productionDate', 'date'),
      link('productImage'),
      link('relatedDocument'),
      nested('dimensions', measure('weight')),
      code('idGranularity', `${UNTP}ProductIDGranularity`),
      {
        characteristics: {
          '@id': `${UNTP}characteristics`,
          '@context': { '@vocab': `${UNTP}Characteristics#` },
        },
      },
      classification('productCategory'),
      nested('relatedParty', code('role', `${UNTP}PartyRole`), reference('party')),
      nested('packaging', NAME),
      reference('producedAtFacility'),
      country('countryOfProduction'),
      nested(
        'materialProvenance',
        NAME,
        country('originCountry'),
        classification('materialType'),
        literal('massFraction', 'double'),
      ),
      reference('performanceClaim'),
    ),
  ),
};
