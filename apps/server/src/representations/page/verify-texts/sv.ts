import type { VerifyCatalogue } from './catalogue.js';

export const sv: VerifyCatalogue = {
  start: {
    title: 'Kontrollera sigillet på ett produktpass',
    purpose:
      'Ett sigill visar om ett pass har ändrats efter förseglingen, och vems sigillet är. Det visar inte om uppgifterna är sanna.',
    number: 'Numret under koden, eller en länk',
    numberHint:
      '14 siffror, ofta efter ”(01)” eller ”GTIN”. För pass som har publicerats på den här servern.',
    checkNumber: 'Kontrollera',
    file: 'Välj en passfil',
    drop: 'Du kan också släppa den var som helst på sidan eller klistra in dess text. Certifikat också: du får frågan om du litar på dem.',
    noScript: 'För att kontrollera en fil behöver sidan JavaScript: beräkningen görs på din enhet.',
    happens: 'Vad som händer',
    compute: 'Webbläsaren räknar fram sigillet på nytt och jämför.',
    stays:
      'Filen stannar på din enhet. Sidan kan inte skicka den, och fungerar som sparad kopia även utan nätverk.',
    have: 'Vad har du?',
    product: 'Produkten',
    productDo: 'Skanna dess kod, öppna passet och välj ”{check}”.',
    document: 'En passfil (.json, .jsonld)',
    documentDo: 'Välj den ovan. Sigillet finns i den.',
    webPage: 'En sparad webbsida',
    webPageDo:
      'Den visar passet men innehåller inte sigillet. Öppna passet, välj ”{data}” längst ned, spara den filen och välj den här.',
    paper: 'En pdf eller en utskrift',
    paperDo: 'Papper kan inte kontrolleras. Använd koden eller numret på det.',
    credential: 'En fil som slutar på .jwt',
    credentialDo:
      'Det är ett intyg med egen signatur och utan sigill. Använd ”{data}” från samma pass.',
  },
  words: {
    passed: 'Godkänt',
    reserved: 'Godkänt med förbehåll',
    failed: 'Underkänt',
    undecided: 'Ej avgjort',
  },
  verdict: {
    passed: 'Oförändrat sedan {company} förseglade det.',
    otherSigner: 'Oförändrat, men förseglat av {signer} och inte av {company}.',
    serverOnly: 'Oförändrat, men bara den här servern säger att {company} förseglade det.',
    changed: 'Ändrat efter förseglingen. Lita inte på den här filen.',
    notGenuine: 'Sigillet är inte äkta. Lita inte på den här filen.',
    unreadable: 'Filen är inget pass som går att läsa. Lita inte på den.',
    undecided: 'Oförändrat sedan förseglingen, men ingen som du litar på säger vems sigillet är.',
    unsealed: 'Passet har inget sigill. Ingen kan kontrollera om det har ändrats.',
    nothing: 'Ingenting kontrollerades.',
  },
  explain: {
    passed:
      'Varje förseglad uppgift är som den var när den förseglades. Om uppgifterna är sanna visar sigillet inte: det svarar {company} för.',
    entry: 'Filen bevisar bara en enda uppgift. Den visar inte vilken produkt uppgiften hör till.',
    otherSigner:
      'Certifikatet anger {signer}, filen anger {company}. Ingen går i god för att {company} har lämnat, kontrollerat eller ens känner till uppgifterna.',
    askCompany: 'Fråga {company} om {signer} förseglar på dess uppdrag.',
    server:
      '{server} fyllde i utfärdaren bakom sigillet, {authority}, och gav dig också den här sidan. En förfalskad server skulle göra likadant.',
    compare: 'Om mycket står på spel, jämför fingeravtrycket med ett från en annan källa.',
    changed: 'Filen visar inte vad som ändrades, eller av vem.',
    notGenuine:
      'Signaturen, certifikatet eller tidsstämpeln håller inte. Vad som hittades står under ”{experts}”.',
    undecided:
      'Sigillet säger {signer}. Vem som helst kan göra ett sigill som säger det. Det räknas först när en utfärdare som du litar på bekräftar namnet: se ”{experts}”.',
  },
  report: {
    question: 'Är det här produkten som du har framför dig?',
    sealed: 'Vad som förseglades',
    open: 'Vad som förseglades; av vem är inte klarlagt',
    claimed: 'Vad filen säger',
    notEstablished: 'inte fastställt',
    rest: 'Fler förseglade uppgifter',
    notShown: 'Visas inte',
    uncovered: 'Vad sigillet inte omfattar',
    unbound: 'Artikelnumret: ingen förseglad uppgift upprepar det.',
    presentation: 'Bilder, länkar och kontakter.',
    company: 'Företag',
    facility: 'Fabrik',
    status: 'Status',
    limits:
      'Av en fil kan ingen se om uppgifterna är sanna, om det finns en senare version eller om certifikatet har återkallats sedan dess.',
    nothingCovered:
      'Här omfattar det ingenting: ingen uppgift i filen är fastställd, ändrad eller inte.',
    save: 'Spara den här filen',
    print: 'Skriv ut',
  },
  status: {
    ACTIVE: 'på marknaden',
  },
  who: {
    title: 'Vem går i god',
    sealedBy: 'Förseglat av',
    sealSays: 'Sigillet säger',
    confirmedBy: 'Bekräftat av',
    issuedBy: 'Certifikatet kommer från',
    givenBy: 'Utfärdaren angiven av',
    you: 'dig',
    server: 'den här servern ({server})',
    confirmed: '{server}; fingeravtrycket har du bekräftat',
    nobody: 'ingen',
    fingerprint: 'Utfärdarens fingeravtryck (SHA-256)',
    trust: 'Det är detsamma: lita på utfärdaren',
  },
  when: {
    title: 'När',
    stamped: 'En tidsstämpel ({authority}) bekräftar att sigillet fanns vid denna tid: {date}.',
    said: 'Förseglat enligt filen: {date}. Ingen tidsstämpel bekräftar det.',
    unjudged: 'Förseglat enligt filen: {date}. Tidsstämpeln i den gick inte att bedöma.',
  },
  experts: {
    title: 'För experter',
    hint: 'kontroller, certifikat',
    checks: 'Kontroller',
    check: 'Kontroll',
    outcome: 'Utfall',
    finding: 'Fynd',
    english: 'Med orden i rapporten för program, som är på engelska.',
    root: 'Merkle-rot',
    technical: 'Tekniska uppgifter, utan sigill',
    asFile: 'Uppgifter som de står i filen',
    certificate: 'Sigillets certifikat',
    authorities: 'Utfärdare av sigill (PEM)',
    without:
      'Utan en sådan blir inget utslag bättre än ”{undecided}”: att ett certifikat följer med en fil är inget skäl att lita på det.',
    authorityFiles: 'Lägg till utfärdare av sigill från filer',
    roots: 'Rötter för tidsstämplar (PEM)',
    rootFiles: 'Lägg till rötter för tidsstämplar från filer',
    offered: 'Följde med filen, inte betrott',
    unreadable: 'Här går inget certifikat att läsa.',
  },
  file: {
    file: 'Fil',
    bytes: '{value} byte',
    digest: 'Filens SHA-256',
    checked: 'Kontrollerat, enligt enhetens klocka',
    verifier: 'Kontrollprogram',
    here: 'Kontrollerat i den här webbläsaren. Filen skickades ingenstans, och sidan kan inte skicka den.',
  },
};
