import type { VerifyCatalogue } from './catalogue.js';

export const no: VerifyCatalogue = {
  start: {
    title: 'Kontroller seglet på et produktpass',
    purpose:
      'Et segl viser om et pass er endret etter forseglingen, og hvem sitt segl det er. Det viser ikke om opplysningene er sanne.',
    number: 'Nummeret under koden, eller en lenke',
    numberHint:
      '14 sifre, ofte etter «(01)» eller «GTIN». For pass som er publisert på denne serveren.',
    checkNumber: 'Kontroller',
    file: 'Velg en passfil',
    drop: 'Du kan også slippe den hvor som helst på siden eller lime inn teksten. Sertifikater også: du blir spurt om du stoler på dem.',
    noScript:
      'For å kontrollere en fil trenger siden JavaScript: beregningen skjer på enheten din.',
    happens: 'Hva som skjer',
    compute: 'Nettleseren beregner seglet på nytt og sammenligner.',
    stays:
      'Filen blir på enheten din. Siden kan ikke sende den, og virker som lagret kopi også uten nett.',
    have: 'Hva har du?',
    product: 'Produktet',
    productDo: 'Skann koden, åpne passet og velg «{check}».',
    document: 'En passfil (.json, .jsonld)',
    documentDo: 'Velg den ovenfor. Seglet er i den.',
    webPage: 'En lagret nettside',
    webPageDo:
      'Den viser passet, men inneholder ikke seglet. Åpne passet, velg «{data}» nederst, lagre den filen og velg den her.',
    paper: 'En PDF eller en utskrift',
    paperDo: 'Papir kan ikke kontrolleres. Bruk koden eller nummeret på det.',
    credential: 'En fil som slutter på .jwt',
    credentialDo: 'Det er et bevis med egen signatur og uten segl. Bruk «{data}» fra samme pass.',
  },
  words: {
    passed: 'Bestått',
    reserved: 'Bestått med forbehold',
    failed: 'Ikke bestått',
    undecided: 'Ikke avgjort',
  },
  verdict: {
    passed: 'Uendret siden {company} forseglet det.',
    otherSigner: 'Uendret, men forseglet av {signer} og ikke av {company}.',
    serverOnly: 'Uendret, men bare denne serveren sier at {company} forseglet det.',
    changed: 'Endret etter forseglingen. Ikke stol på denne filen.',
    notGenuine: 'Seglet er ikke ekte. Ikke stol på denne filen.',
    unreadable: 'Filen er ikke et pass som kan leses. Ikke stol på den.',
    undecided: 'Uendret siden forseglingen, men ingen du stoler på, sier hvem sitt segl det er.',
    unsealed: 'Passet har ikke noe segl. Ingen kan kontrollere om det er endret.',
    nothing: 'Ingenting ble kontrollert.',
  },
  explain: {
    passed:
      'Hver forseglet opplysning er slik den var da den ble forseglet. Om opplysningene er sanne, viser ikke seglet: det svarer {company} for.',
    entry: 'Filen beviser bare én opplysning. Den viser ikke hvilket produkt den hører til.',
    otherSigner:
      'Sertifikatet nevner {signer}, filen nevner {company}. Ingen går god for at {company} har gitt, kontrollert eller i det hele tatt kjenner disse opplysningene.',
    askCompany: 'Spør {company} om {signer} forsegler på dets vegne.',
    server:
      '{server} fylte inn utstederen bak seglet, {authority}, og ga deg også denne siden. En forfalsket server ville gjort det samme.',
    compare: 'Hvis mye avhenger av det, sammenlign fingeravtrykket med et fra en annen kilde.',
    changed: 'Filen viser ikke hva som er endret, eller av hvem.',
    notGenuine:
      'Signaturen, sertifikatet eller tidsstempelet holder ikke. Funnene står under «{experts}».',
    undecided:
      'Seglet sier {signer}. Alle kan lage et segl som sier det. Det teller når en utsteder du stoler på, bekrefter navnet: se «{experts}».',
  },
  report: {
    question: 'Er dette produktet du har foran deg?',
    sealed: 'Hva som ble forseglet',
    open: 'Hva som ble forseglet; av hvem er åpent',
    claimed: 'Hva filen sier',
    notEstablished: 'ikke fastslått',
    rest: 'Flere forseglede opplysninger',
    notShown: 'Vises ikke',
    uncovered: 'Hva seglet ikke dekker',
    unbound: 'Varenummeret: ingen forseglet opplysning gjentar det.',
    presentation: 'Bilder, lenker og kontakter.',
    company: 'Selskap',
    facility: 'Fabrikk',
    status: 'Status',
    limits:
      'Ut fra en fil kan ingen vite om opplysningene er sanne, om det finnes en senere versjon, eller om sertifikatet er tilbakekalt siden.',
    nothingCovered:
      'Her dekker det ingenting: ingen opplysning i filen er fastslått, endret eller ikke.',
    save: 'Lagre denne filen',
    print: 'Skriv ut',
  },
  status: {
    ACTIVE: 'på markedet',
  },
  who: {
    title: 'Hvem går god for det',
    sealedBy: 'Forseglet av',
    sealSays: 'Seglet sier',
    confirmedBy: 'Bekreftet av',
    issuedBy: 'Sertifikatet er fra',
    givenBy: 'Utsteder oppgitt av',
    you: 'deg',
    server: 'denne serveren ({server})',
    confirmed: '{server}; fingeravtrykket har du bekreftet',
    nobody: 'ingen',
    fingerprint: 'Utstederens fingeravtrykk (SHA-256)',
    trust: 'Det er det samme: stol på utstederen',
  },
  when: {
    title: 'Når',
    stamped:
      'Et tidsstempel ({authority}) bekrefter at seglet fantes på dette tidspunktet: {date}.',
    said: 'Forseglet, slik filen sier: {date}. Ingen tidsstempel bekrefter det.',
    unjudged: 'Forseglet, slik filen sier: {date}. Tidsstempelet i den kunne ikke vurderes.',
  },
  experts: {
    title: 'For eksperter',
    hint: 'kontroller, sertifikater',
    checks: 'Kontroller',
    check: 'Kontroll',
    outcome: 'Utfall',
    finding: 'Funn',
    english: 'Med ordene i rapporten for programmer, som er på engelsk.',
    root: 'Merkle-rot',
    technical: 'Tekniske opplysninger, uten segl',
    asFile: 'Opplysninger slik de står i filen',
    certificate: 'Seglets sertifikat',
    authorities: 'Utstedere av segl (PEM)',
    without:
      'Uten en utsteder blir ingen dom bedre enn «{undecided}»: at et sertifikat følger med en fil, er ingen grunn til å stole på det.',
    authorityFiles: 'Legg til utstedere av segl fra filer',
    roots: 'Røtter for tidsstempler (PEM)',
    rootFiles: 'Legg til røtter for tidsstempler fra filer',
    offered: 'Fulgte med filen, ikke betrodd',
    unreadable: 'Her kan ikke noe sertifikat leses.',
  },
  file: {
    file: 'Fil',
    bytes: '{value} byte',
    digest: 'Filens SHA-256',
    checked: 'Kontrollert, etter enhetens klokke',
    verifier: 'Kontrollprogram',
    here: 'Kontrollert i denne nettleseren. Filen ble ikke sendt noe sted, og siden kan ikke sende den.',
  },
};
