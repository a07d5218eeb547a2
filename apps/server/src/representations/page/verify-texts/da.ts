import type { VerifyCatalogue } from './catalogue.js';

export const da: VerifyCatalogue = {
  start: {
    title: 'Kontrollér seglet på et produktpas',
    purpose:
      'Et segl viser, om et pas er ændret efter forseglingen, og hvis segl det er. Det viser ikke, om oplysningerne er sande.',
    number: 'Nummeret under koden, eller et link',
    numberHint:
      '14 cifre, ofte efter “(01)” eller “GTIN”. For pas, der er offentliggjort på denne server.',
    checkNumber: 'Kontrollér',
    file: 'Vælg en pasfil',
    drop: 'Du kan også slippe den hvor som helst på siden eller indsætte dens tekst. Også certifikater: du bliver spurgt, om du stoler på dem.',
    noScript:
      'For at kontrollere en fil skal siden bruge JavaScript: beregningen sker på din enhed.',
    happens: 'Hvad der sker',
    compute: 'Din browser beregner seglet på ny og sammenligner.',
    stays:
      'Filen bliver på din enhed. Siden kan ikke sende den og virker som gemt kopi også uden netværk.',
    have: 'Hvad har du?',
    product: 'Produktet',
    productDo: 'Scan dets kode, åbn passet, og vælg “{check}”.',
    document: 'En pasfil (.json, .jsonld)',
    documentDo: 'Vælg den ovenfor. Seglet er i den.',
    webPage: 'En gemt webside',
    webPageDo:
      'Den viser passet, men indeholder ikke seglet. Åbn passet, vælg “{data}” nederst, gem den fil, og vælg den her.',
    paper: 'En pdf eller en udskrift',
    paperDo: 'Papir kan ikke kontrolleres. Brug koden eller nummeret på det.',
    credential: 'En fil, der ender på .jwt',
    credentialDo:
      'Det er et bevis med sin egen signatur og uden segl. Brug “{data}” fra det samme pas.',
  },
  words: {
    passed: 'Bestået',
    reserved: 'Bestået med forbehold',
    failed: 'Ikke bestået',
    undecided: 'Ikke afgjort',
  },
  verdict: {
    passed: 'Uændret, siden {company} forseglede det.',
    otherSigner: 'Uændret, men forseglet af {signer} og ikke af {company}.',
    serverOnly: 'Uændret, men kun denne server siger, at {company} forseglede det.',
    changed: 'Ændret efter forseglingen. Stol ikke på denne fil.',
    notGenuine: 'Seglet er ikke ægte. Stol ikke på denne fil.',
    unreadable: 'Filen er ikke et pas, der kan læses. Stol ikke på den.',
    undecided: 'Uændret siden forseglingen, men ingen, du stoler på, siger, hvis segl det er.',
    unsealed: 'Passet har intet segl. Ingen kan kontrollere, om det er ændret.',
    nothing: 'Intet blev kontrolleret.',
  },
  explain: {
    passed:
      'Hver forseglet oplysning er, som den var, da den blev forseglet. Om oplysningerne er sande, viser seglet ikke: det står {company} inde for.',
    entry: 'Filen beviser kun én oplysning. Den viser ikke, hvilket produkt den hører til.',
    otherSigner:
      'Certifikatet nævner {signer}, filen nævner {company}. Ingen står inde for, at {company} har givet, kontrolleret eller overhovedet kender disse oplysninger.',
    askCompany: 'Spørg {company}, om {signer} forsegler på dens vegne.',
    server:
      '{server} har udfyldt udstederen bag seglet, {authority}, og har også givet dig denne side. En forfalsket server ville gøre det samme.',
    compare: 'Hvis meget afhænger af det, så sammenlign fingeraftrykket med et fra en anden kilde.',
    changed: 'Filen viser ikke, hvad der er ændret, eller af hvem.',
    notGenuine:
      'Signaturen, certifikatet eller tidsstemplet holder ikke. Fundene står under “{experts}”.',
    undecided:
      'Seglet siger {signer}. Alle kan lave et segl, der siger det. Det tæller, når en udsteder, du stoler på, bekræfter navnet: se “{experts}”.',
  },
  report: {
    question: 'Er det produktet, du har foran dig?',
    sealed: 'Hvad der blev forseglet',
    open: 'Hvad der blev forseglet; af hvem er åbent',
    claimed: 'Hvad filen siger',
    notEstablished: 'ikke fastslået',
    rest: 'Flere forseglede oplysninger',
    notShown: 'Vises ikke',
    uncovered: 'Hvad seglet ikke dækker',
    unbound: 'Varenummeret: ingen forseglet oplysning gentager det.',
    presentation: 'Billeder, links og kontakter.',
    company: 'Virksomhed',
    facility: 'Fabrik',
    status: 'Status',
    limits:
      'Ud fra en fil kan ingen vide, om oplysningerne er sande, om der findes en senere version, eller om certifikatet siden er tilbagekaldt.',
    nothingCovered: 'Her dækker det intet: ingen oplysning i filen er fastslået, ændret eller ej.',
    save: 'Gem denne fil',
    print: 'Udskriv',
  },
  status: {
    ACTIVE: 'på markedet',
  },
  who: {
    title: 'Hvem står inde for det',
    sealedBy: 'Forseglet af',
    sealSays: 'Seglet siger',
    confirmedBy: 'Bekræftet af',
    issuedBy: 'Certifikatet er fra',
    givenBy: 'Udsteder angivet af',
    you: 'dig',
    server: 'denne server ({server})',
    confirmed: '{server}; fingeraftrykket har du bekræftet',
    nobody: 'ingen',
    fingerprint: 'Udstederens fingeraftryk (SHA-256)',
    trust: 'Det er det samme: stol på udstederen',
  },
  when: {
    title: 'Hvornår',
    stamped:
      'Et tidsstempel ({authority}) bekræfter, at seglet fandtes på dette tidspunkt: {date}.',
    said: 'Forseglet, som filen siger: {date}. Intet tidsstempel bekræfter det.',
    unjudged: 'Forseglet, som filen siger: {date}. Tidsstemplet i den kunne ikke bedømmes.',
  },
  experts: {
    title: 'For eksperter',
    hint: 'kontroller, certifikater',
    checks: 'Kontroller',
    check: 'Kontrol',
    outcome: 'Udfald',
    finding: 'Fund',
    english: 'Med ordene fra rapporten til programmer, som er på engelsk.',
    root: 'Merkle-rod',
    technical: 'Tekniske oplysninger, uden segl',
    asFile: 'Oplysninger, som de står i filen',
    certificate: 'Seglets certifikat',
    authorities: 'Udstedere af segl (PEM)',
    without:
      'Uden en udsteder bliver intet resultat bedre end “{undecided}”: at et certifikat følger med en fil, er ingen grund til at stole på det.',
    authorityFiles: 'Tilføj udstedere af segl fra filer',
    roots: 'Rødder for tidsstempler (PEM)',
    rootFiles: 'Tilføj rødder for tidsstempler fra filer',
    offered: 'Fulgte med filen, ikke betroet',
    unreadable: 'Her kan intet certifikat læses.',
  },
  file: {
    file: 'Fil',
    bytes: '{value} byte',
    digest: 'Filens SHA-256',
    checked: 'Kontrolleret, efter enhedens ur',
    verifier: 'Kontrolprogram',
    here: 'Kontrolleret i denne browser. Filen blev ikke sendt nogen steder hen, og siden kan ikke sende den.',
  },
};
