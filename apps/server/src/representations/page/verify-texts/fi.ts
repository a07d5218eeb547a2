import type { VerifyCatalogue } from './catalogue.js';

export const fi: VerifyCatalogue = {
  start: {
    title: 'Tuotepassin sinetin tarkistaminen',
    purpose:
      'Sinetti osoittaa, onko passia muutettu sinetöinnin jälkeen ja kenen sinetti on. Se ei osoita, ovatko tiedot totta.',
    number: 'Koodin alla oleva numero tai linkki',
    numberHint:
      '14 numeroa, usein merkinnän ”(01)” tai ”GTIN” jälkeen. Tällä palvelimella julkaistuille passeille.',
    checkNumber: 'Tarkista',
    file: 'Valitkaa passin tiedosto',
    drop: 'Voitte myös pudottaa sen mihin tahansa tälle sivulle tai liittää sen tekstin. Varmenteet samoin: teiltä kysytään, luotatteko niihin.',
    noScript:
      'Tiedoston tarkistamiseen sivu tarvitsee JavaScriptin: laskenta tehdään laitteessanne.',
    happens: 'Mitä tapahtuu',
    compute: 'Selaimenne laskee sinetin uudelleen ja vertaa.',
    stays:
      'Tiedosto pysyy laitteessanne. Sivu ei voi lähettää sitä, ja tallennettuna se toimii myös ilman verkkoa.',
    have: 'Mitä teillä on?',
    product: 'Tuote',
    productDo: 'Skannatkaa sen koodi, avatkaa passi ja valitkaa ”{check}”.',
    document: 'Passin tiedosto (.json, .jsonld)',
    documentDo: 'Valitkaa se yllä. Sinetti on siinä.',
    webPage: 'Tallennettu verkkosivu',
    webPageDo:
      'Se näyttää passin mutta ei sisällä sinettiä. Avatkaa passi, valitkaa alhaalta ”{data}”, tallentakaa se tiedosto ja valitkaa se tässä.',
    paper: 'PDF tai tuloste',
    paperDo: 'Paperia ei voi tarkistaa. Käyttäkää siinä olevaa koodia tai numeroa.',
    credential: 'Tiedosto, jonka pääte on .jwt',
    credentialDo:
      'Se on todiste, jossa on oma allekirjoitus eikä sinettiä. Käyttäkää saman passin kohtaa ”{data}”.',
  },
  words: {
    passed: 'Hyväksytty',
    reserved: 'Hyväksytty varauksin',
    failed: 'Hylätty',
    undecided: 'Ratkaisematta',
  },
  verdict: {
    passed: 'Muuttumaton siitä lähtien, kun {company} sinetöi sen.',
    otherSigner: 'Muuttumaton, mutta sen sinetöi {signer} eikä {company}.',
    serverOnly: 'Muuttumaton, mutta vain tämä palvelin sanoo, että sen sinetöi {company}.',
    changed: 'Muutettu sinetöinnin jälkeen. Älkää luottako tähän tiedostoon.',
    notGenuine: 'Sinetti ei ole aito. Älkää luottako tähän tiedostoon.',
    unreadable: 'Tiedosto ei ole luettava passi. Älkää luottako siihen.',
    undecided:
      'Muuttumaton sinetöinnistä lähtien, mutta kukaan, johon luotatte, ei sano, kenen sinetti on.',
    unsealed: 'Passissa ei ole sinettiä. Kukaan ei voi tarkistaa, onko sitä muutettu.',
    nothing: 'Mitään ei tarkistettu.',
  },
  explain: {
    passed:
      'Jokainen sinetöity tieto on sellainen kuin se oli sinetöitäessä. Sinetti ei osoita, ovatko tiedot totta: siitä vastaa {company}.',
    entry: 'Tiedosto todistaa vain yhden tiedon. Se ei osoita, mihin tuotteeseen tieto kuuluu.',
    otherSigner:
      'Varmenteessa on {signer}, tiedostossa on {company}. Kukaan ei takaa, että {company} on antanut nämä tiedot, tarkistanut ne tai edes tuntee ne.',
    askCompany: 'Kysykää yritykseltä {company}, sinetöikö {signer} sen puolesta.',
    server:
      '{server} täytti sinetin takana olevan varmentajan, {authority}, ja antoi teille myös tämän sivun. Väärennetty palvelin tekisi samoin.',
    compare: 'Jos siitä riippuu paljon, verratkaa sormenjälkeä toisesta lähteestä saatuun.',
    changed: 'Tiedosto ei osoita, mitä on muutettu tai kuka sen teki.',
    notGenuine:
      'Allekirjoitus, varmenne tai aikaleima ei pidä. Havainnot ovat kohdassa ”{experts}”.',
    undecided:
      'Sinetti sanoo: {signer}. Kuka tahansa voi tehdä sinetin, joka sanoo niin. Se pätee, kun varmentaja, johon luotatte, vahvistaa nimen: katso ”{experts}”.',
  },
  report: {
    about: 'Tiedosto kertoo tuotteesta {product} tässä luetellut tiedot. Sinetöinyt: {signer}.',
    aboutOpen:
      'Tiedosto kertoo tuotteesta {product} tässä luetellut tiedot. Niitä ei ole varmistettu.',
    aboutEntry: 'Tiedosto kertoo vain yhden asian: {statement}.',
    question: 'Onko tämä tuote, joka on edessänne?',
    sealed: 'Mitä sinetöitiin',
    open: 'Mitä sinetöitiin; kuka sinetöi, on auki',
    claimed: 'Mitä tiedosto sanoo',
    notEstablished: 'ei varmistettu',
    rest: 'Muita sinetöityjä tietoja',
    notShown: 'Ei näytetä',
    uncovered: 'Mitä sinetti ei kata',
    unbound: 'Tiedosto ilmoittaa tuotenumeroksi {value}; mikään sinetöity tieto ei toista sitä.',
    presentation: 'Tiedoston kuvia, linkkejä ja yhteystietoja ei ole sinetöity.',
    company: 'Tiedosto ilmoittaa yritykseksi {value}; kuka tahansa olisi voinut kirjoittaa sen.',
    facility: 'Tiedosto ilmoittaa tehtaaksi {value}; kuka tahansa olisi voinut kirjoittaa sen.',
    status: 'Tiedosto ilmoittaa tilaksi {value}; se on voinut muuttua.',
    other: '{label}: {value}. Mikään sinetti ei kata tätä.',
    limits:
      'Tiedostosta kukaan ei voi tietää, ovatko tiedot totta, onko olemassa myöhempi versio tai onko varmenne sittemmin peruutettu.',
    nothingCovered:
      'Tässä se ei kata mitään: mitään tämän tiedoston tietoa ei ole varmistettu, muutettiin sitä tai ei.',
    save: 'Tallenna tämä tiedosto',
    saveReport: 'Tallenna tämä raportti (JSON)',
    print: 'Tulosta',
  },
  status: {
    ACTIVE: 'markkinoilla',
  },
  who: {
    title: 'Kuka takaa',
    sealedBy: 'Sinetöinyt',
    sealSays: 'Sinetti sanoo',
    confirmedBy: 'Vahvistanut',
    issuedBy: 'Sen varmenteen antoi',
    givenBy: 'Varmentajan ilmoitti',
    you: 'te',
    server: 'tämä palvelin ({server})',
    confirmed: '{server}; sormenjäljen vahvistitte te',
    file: 'tämä tiedosto; te päätitte luottaa siihen',
    nobody: 'ei kukaan',
    fingerprint: 'Varmentajan sormenjälki (SHA-256)',
    trust: 'Se on sama: luota siihen',
  },
  when: {
    title: 'Milloin',
    stamped: 'Aikaleima ({authority}) vahvistaa, että sinetti oli olemassa tänä aikana: {date}.',
    said: 'Sinetöity tiedoston mukaan: {date}. Mikään aikaleima ei vahvista sitä.',
    unjudged: 'Sinetöity tiedoston mukaan: {date}. Siinä olevaa aikaleimaa ei voitu arvioida.',
  },
  experts: {
    title: 'Asiantuntijoille',
    hint: 'tarkistukset, varmenteet',
    checks: 'Tarkistukset',
    check: 'Tarkistus',
    outcome: 'Tulos',
    finding: 'Havainto',
    english: 'Ohjelmille tarkoitetun raportin sanoin, joka on englanniksi.',
    root: 'Merkle-juuri',
    technical: 'Tekniset tiedot, ilman sinettiä',
    asFile: 'Tiedot sellaisina kuin ne ovat tiedostossa',
    certificate: 'Sinetin varmenne',
    authorities: 'Sinettien varmentajat (PEM)',
    without:
      'Ilman varmentajaa mikään tulos ei ole parempi kuin ”{undecided}”: se, että varmenne tulee tiedoston mukana, ei ole syy luottaa siihen.',
    authorityFiles: 'Lisää sinettien varmentajia tiedostoista',
    roots: 'Aikaleimojen juuret (PEM)',
    rootFiles: 'Lisää aikaleimojen juuria tiedostoista',
    offered: 'Tuli tiedoston mukana, ei luotettu',
    unreadable: 'Tästä ei voi lukea yhtään varmennetta.',
  },
  file: {
    file: 'Tiedosto',
    bytes: '{value} tavua',
    digest: 'Tiedoston SHA-256',
    checked: 'Tarkistettu tämän laitteen kellon mukaan',
    verifier: 'Tarkistusohjelma',
    here: 'Tarkistettu tässä selaimessa. Tiedostoa ei lähetetty mihinkään, eikä sivu voi lähettää sitä.',
  },
};
