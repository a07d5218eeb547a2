import type { VerifyCatalogue } from './catalogue.js';

export const ga: VerifyCatalogue = {
  start: {
    title: 'Seiceáil séala pas táirge',
    purpose:
      'Taispeánann séala ar athraíodh pas tar éis é a shéalú, agus cé leis an séala. Ní thaispeánann sé an fíor na sonraí.',
    number: 'Uimhir faoin gcód, nó nasc',
    numberHint:
      '14 dhigit, go minic i ndiaidh “(01)” nó “GTIN”. Do phasanna a foilsíodh ar an bhfreastalaí seo.',
    checkNumber: 'Seiceáil',
    file: 'Roghnaigh comhad pas',
    drop: 'Is féidir leat é a scaoileadh áit ar bith ar an leathanach seo freisin, nó a théacs a ghreamú. Deimhnithe freisin: fiafraítear díot an bhfuil muinín agat astu.',
    noScript:
      'Chun comhad a sheiceáil, tá JavaScript de dhíth ar an leathanach seo: déantar an ríomh ar do ghléas féin.',
    happens: 'Cad a tharlaíonn',
    compute: 'Ríomhann do bhrabhsálaí an séala arís agus déanann sé comparáid.',
    stays:
      'Fanann an comhad ar do ghléas. Níl aon slí ag an leathanach seo é a sheoladh, agus oibríonn cóip shábháilte gan líonra.',
    have: 'Cad atá agat?',
    product: 'An táirge',
    productDo: 'Scan a chód, oscail an pas agus roghnaigh “{check}”.',
    document: 'Comhad pas (.json, .jsonld)',
    documentDo: 'Roghnaigh thuas é. Tá an séala ann.',
    webPage: 'Leathanach gréasáin sábháilte',
    webPageDo:
      'Taispeánann sé an pas ach níl an séala ann. Oscail an pas, roghnaigh “{data}” ag a bhun, sábháil an comhad sin, agus roghnaigh anseo é.',
    paper: 'PDF nó cóip phriontáilte',
    paperDo: 'Ní féidir páipéar a sheiceáil. Úsáid an cód nó an uimhir atá air.',
    credential: 'Comhad a chríochnaíonn le .jwt',
    credentialDo: 'Dintiúr é sin, lena shíniú féin agus gan séala. Úsáid “{data}” den phas céanna.',
  },
  words: {
    passed: 'Pasáilte',
    reserved: 'Pasáilte le forchoinníoll',
    failed: 'Teipthe',
    undecided: 'Gan chinneadh',
  },
  verdict: {
    passed: 'Gan athrú ó shéalaigh {company} é.',
    otherSigner: 'Gan athrú, ach séalaithe ag {signer} agus ní ag {company}.',
    serverOnly: 'Gan athrú, ach níl ach an freastalaí seo á rá gur shéalaigh {company} é.',
    changed: 'Athraithe tar éis a shéalaithe. Ná bí ag brath ar an gcomhad seo.',
    notGenuine: 'Níl an séala fíor. Ná bí ag brath ar an gcomhad seo.',
    unreadable: 'Ní pas inléite é an comhad seo. Ná bí ag brath air.',
    undecided:
      'Gan athrú ón séala i leith, ach níl aon duine a bhfuil muinín agat as á rá cé leis an séala.',
    unsealed: 'Níl séala ar an bpas seo. Ní féidir le duine ar bith a sheiceáil ar athraíodh é.',
    nothing: 'Níor seiceáladh aon rud.',
  },
  explain: {
    passed:
      'Tá gach sonra séalaithe mar a bhí nuair a séalaíodh é. Ní thaispeánann an séala an fíor na sonraí: tá {company} freagrach as sin.',
    entry:
      'Ní chruthaíonn an comhad seo ach sonra amháin. Ní thaispeánann sé cén táirge lena mbaineann sé.',
    otherSigner:
      'Ainmníonn an deimhniú {signer}, ainmníonn an comhad {company}. Ní ráthaíonn duine ar bith gur thug nó gur sheiceáil {company} na sonraí seo, ná fiú go bhfuil eolas aici orthu.',
    askCompany: 'Fiafraigh de {company} an séalaíonn {signer} thar a ceann.',
    server:
      'Líon {server} isteach an t-údarás taobh thiar den séala, {authority}, agus thug sé an leathanach seo duit freisin. Dhéanfadh freastalaí bréige an rud céanna.',
    compare: 'Má tá mórán ag brath air, cuir an mhéarlorg i gcomparáid le ceann ó fhoinse eile.',
    changed: 'Ní thaispeánann an comhad cad a athraíodh, ná cé a d’athraigh é.',
    notGenuine: 'Níl an síniú, an deimhniú nó an t-amstampa bailí. Tá na torthaí faoi “{experts}”.',
    undecided:
      'Deir an séala {signer}. Is féidir le duine ar bith séala a dhéanamh a deir é sin. Bíonn brí leis nuair a dhearbhaíonn údarás a bhfuil muinín agat as an t-ainm: féach “{experts}”.',
  },
  report: {
    about: 'Deir an comhad seo faoi {product} a bhfuil liostaithe anseo, séalaithe ag {signer}.',
    aboutOpen:
      'Deir an comhad seo faoi {product} a bhfuil liostaithe anseo. Níl sé sin dearbhaithe.',
    aboutEntry: 'Ní deir an comhad seo ach rud amháin: {statement}.',
    question: 'An é seo an táirge atá os do chomhair?',
    sealed: 'Cad a séalaíodh',
    open: 'Cad a séalaíodh; níl a fhios cé a shéalaigh',
    claimed: 'Cad a deir an comhad',
    notEstablished: 'gan dearbhú',
    rest: 'Tuilleadh sonraí séalaithe',
    notShown: 'Gan taispeáint',
    uncovered: 'Cad nach gclúdaíonn an séala',
    unbound: 'Tugann an comhad {value} mar uimhir an táirge; ní athdeir aon sonra séalaithe í.',
    presentation: 'Níl pictiúir, naisc ná teagmhálacha an chomhaid séalaithe.',
    company:
      'Ainmníonn an comhad {value} mar chuideachta; d’fhéadfadh duine ar bith é sin a scríobh.',
    facility:
      'Ainmníonn an comhad {value} mar mhonarcha; d’fhéadfadh duine ar bith é sin a scríobh.',
    status: 'Tugann an comhad {value} mar stádas; d’fhéadfadh sé a bheith athraithe faoin am seo.',
    other: '{label}: {value}. Ní chlúdaíonn aon séala é sin.',
    limits:
      'Ó chomhad amháin ní féidir le duine ar bith a fhios a bheith aige an fíor na sonraí, an bhfuil leagan níos déanaí ann, nó ar cúlghaireadh an deimhniú ó shin.',
    nothingCovered:
      'Anseo ní chlúdaíonn sé aon rud: níl aon sonra sa chomhad seo dearbhaithe, athraithe nó gan a bheith.',
    save: 'Sábháil an comhad seo',
    saveReport: 'Sábháil an tuairisc seo (JSON)',
    print: 'Priontáil',
  },
  status: {
    ACTIVE: 'ar an margadh',
  },
  who: {
    title: 'Cé a ráthaíonn',
    sealedBy: 'Séalaithe ag',
    sealSays: 'Deir an séala',
    confirmedBy: 'Dearbhaithe ag',
    issuedBy: 'Tá a dheimhniú ó',
    givenBy: 'Údarás tugtha ag',
    you: 'tusa',
    server: 'an freastalaí seo ({server})',
    confirmed: '{server}; dhearbhaigh tusa an mhéarlorg',
    file: 'an comhad seo; chuir tusa muinín ann',
    nobody: 'duine ar bith',
    fingerprint: 'Méarlorg an údaráis (SHA-256)',
    trust: 'Is ionann iad: cuir muinín ann',
  },
  when: {
    title: 'Cathain',
    stamped: 'Dearbhaíonn amstampa ({authority}) go raibh an séala ann ag an am seo: {date}.',
    said: 'Séalaithe, mar a deir an comhad: {date}. Ní dhearbhaíonn aon amstampa é.',
    unjudged:
      'Séalaithe, mar a deir an comhad: {date}. Níorbh fhéidir breithiúnas a thabhairt ar an amstampa ann.',
  },
  experts: {
    title: 'Do shaineolaithe',
    hint: 'seiceálacha, deimhnithe',
    checks: 'Seiceálacha',
    check: 'Seiceáil',
    outcome: 'Toradh',
    finding: 'Fionnachtain',
    english: 'I bhfocail na tuarascála do ríomhchláir, atá i mBéarla.',
    root: 'Fréamh Merkle',
    technical: 'Sonraí teicniúla, gan séala orthu',
    asFile: 'Sonraí mar atá siad sa chomhad',
    certificate: 'Deimhniú an tséala',
    authorities: 'Údaráis séalaithe (PEM)',
    without:
      'Gan údarás níl aon bhreith níos fearr ná “{undecided}”: ní cúis mhuiníne é go dtagann deimhniú le comhad.',
    authorityFiles: 'Cuir údaráis séalaithe leis ó chomhaid',
    roots: 'Fréamhacha amstampaí (PEM)',
    rootFiles: 'Cuir fréamhacha amstampaí leis ó chomhaid',
    offered: 'Tháinig sé leis an gcomhad, gan mhuinín',
    unreadable: 'Ní féidir aon deimhniú a léamh anseo.',
  },
  file: {
    file: 'Comhad',
    bytes: '{value} beart',
    digest: 'SHA-256 an chomhaid',
    checked: 'Seiceáilte, de réir chlog an ghléis seo',
    verifier: 'Fíoraitheoir',
    here: 'Seiceáilte sa bhrabhsálaí seo. Níor seoladh an comhad áit ar bith, agus níl aon slí ag an leathanach seo é a sheoladh.',
  },
};
