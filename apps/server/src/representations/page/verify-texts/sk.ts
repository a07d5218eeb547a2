import type { VerifyCatalogue } from './catalogue.js';

export const sk: VerifyCatalogue = {
  start: {
    title: 'Overenie pečate pasu výrobku',
    purpose:
      'Pečať ukazuje, či sa pas po zapečatení zmenil a čia je to pečať. Neukazuje, či sú údaje pravdivé.',
    number: 'Číslo pod kódom alebo odkaz',
    numberHint: '14 číslic, často za „(01)“ alebo „GTIN“. Pre pasy zverejnené na tomto serveri.',
    checkNumber: 'Overiť',
    file: 'Vyberte súbor pasu',
    drop: 'Môžete ho aj presunúť kamkoľvek na túto stránku alebo vložiť jeho text. Certifikáty takisto: stránka sa vás opýta, či im dôverujete.',
    noScript:
      'Na overenie súboru potrebuje táto stránka JavaScript: výpočet prebieha vo vašom zariadení.',
    happens: 'Čo sa deje',
    compute: 'Váš prehliadač vypočíta pečať znova a porovná ju.',
    stays:
      'Súbor zostáva vo vašom zariadení. Táto stránka ho nemôže odoslať a ako uložená kópia funguje aj bez siete.',
    have: 'Čo máte?',
    product: 'Výrobok',
    productDo: 'Naskenujte jeho kód, otvorte pas a zvoľte „{check}“.',
    document: 'Súbor pasu (.json, .jsonld)',
    documentDo: 'Vyberte ho vyššie. Pečať je v ňom.',
    webPage: 'Uloženú webovú stránku',
    webPageDo:
      'Ukazuje pas, ale pečať neobsahuje. Otvorte pas, zvoľte dole „{data}“, uložte tento súbor a vyberte ho tu.',
    paper: 'PDF alebo výtlačok',
    paperDo: 'Papier overiť nemožno. Použite kód alebo číslo, ktoré je na ňom.',
    credential: 'Súbor s koncovkou .jwt',
    credentialDo:
      'To je osvedčenie s vlastným podpisom a bez pečate. Použite „{data}“ toho istého pasu.',
  },
  words: {
    passed: 'Vyhovuje',
    reserved: 'Vyhovuje s výhradou',
    failed: 'Nevyhovuje',
    undecided: 'Nerozhodnuté',
  },
  verdict: {
    passed: 'Bez zmeny, odkedy ho zapečatila firma {company}.',
    otherSigner: 'Bez zmeny, ale zapečatila ho firma {signer}, a nie {company}.',
    serverOnly: 'Bez zmeny, ale iba tento server hovorí, že ho zapečatila firma {company}.',
    changed: 'Zmenené po zapečatení. Nespoliehajte sa na tento súbor.',
    notGenuine: 'Pečať nie je pravá. Nespoliehajte sa na tento súbor.',
    unreadable: 'Tento súbor nie je čitateľný pas. Nespoliehajte sa naň.',
    undecided: 'Bez zmeny od zapečatenia, ale nikto, komu dôverujete, nehovorí, čia je to pečať.',
    unsealed: 'Tento pas nemá pečať. Nikto nemôže overiť, či sa zmenil.',
    nothing: 'Nič sa neoverilo.',
  },
  explain: {
    passed:
      'Každý zapečatený údaj je taký, aký bol pri zapečatení. Pečať neukazuje, či sú údaje pravdivé: za to zodpovedá firma {company}.',
    entry: 'Tento súbor dokladá len jeden údaj. Neukazuje, ku ktorému výrobku patrí.',
    otherSigner:
      'Certifikát menuje firmu {signer}, súbor menuje firmu {company}. Nikto neručí za to, že firma {company} tieto údaje poskytla, overila alebo že ich vôbec pozná.',
    askCompany: 'Opýtajte sa firmy {company}, či firma {signer} pečatí v jej mene.',
    server:
      '{server} vyplnil autoritu, ktorá za pečaťou stojí, {authority}, a dal vám aj túto stránku. Podvrhnutý server by urobil to isté.',
    compare: 'Ak na tom veľa záleží, porovnajte odtlačok s odtlačkom z iného zdroja.',
    changed: 'Súbor neukazuje, čo sa zmenilo ani kto to zmenil.',
    notGenuine:
      'Podpis, certifikát alebo časová pečiatka neobstáli. Zistenia nájdete v časti „{experts}“.',
    undecided:
      'Pečať hovorí {signer}. Pečať, ktorá to hovorí, môže urobiť každý. Platí, keď meno potvrdí autorita, ktorej dôverujete: pozri „{experts}“.',
  },
  report: {
    question: 'Je to výrobok, ktorý máte pred sebou?',
    sealed: 'Čo bolo zapečatené',
    open: 'Čo bolo zapečatené; kým, nie je jasné',
    claimed: 'Čo hovorí súbor',
    notEstablished: 'nedoložené',
    rest: 'Ďalšie zapečatené údaje',
    notShown: 'Nezobrazené',
    uncovered: 'Na čo sa pečať nevzťahuje',
    unbound: 'Číslo výrobku: žiadny zapečatený údaj ho neopakuje.',
    presentation: 'Obrázky, odkazy a kontakty.',
    company: 'Firma',
    facility: 'Továreň',
    status: 'Stav',
    limits:
      'Zo súboru nikto nezistí, či sú údaje pravdivé, či existuje novšia verzia alebo či bol certifikát medzitým odvolaný.',
    nothingCovered:
      'Tu sa nevzťahuje na nič: žiadny údaj tohto súboru nie je doložený, či už bol zmenený, alebo nie.',
    save: 'Uložiť tento súbor',
    print: 'Vytlačiť',
  },
  status: {
    ACTIVE: 'na trhu',
  },
  who: {
    title: 'Kto za to ručí',
    sealedBy: 'Zapečatil',
    sealSays: 'Pečať hovorí',
    confirmedBy: 'Potvrdil',
    issuedBy: 'Jej certifikát vydal',
    givenBy: 'Autoritu zadal',
    you: 'vy',
    server: 'tento server ({server})',
    confirmed: '{server}; odtlačok ste potvrdili vy',
    nobody: 'nikto',
    fingerprint: 'Odtlačok autority (SHA-256)',
    trust: 'Je rovnaký: dôverovať',
  },
  when: {
    title: 'Kedy',
    stamped: 'Časová pečiatka ({authority}) potvrdzuje, že pečať v tomto čase existovala: {date}.',
    said: 'Zapečatené, ako hovorí súbor: {date}. Žiadna časová pečiatka to nepotvrdzuje.',
    unjudged: 'Zapečatené, ako hovorí súbor: {date}. Časovú pečiatku v ňom nebolo možné posúdiť.',
  },
  experts: {
    title: 'Pre odborníkov',
    hint: 'kontroly, certifikáty',
    checks: 'Kontroly',
    check: 'Kontrola',
    outcome: 'Výsledok',
    finding: 'Zistenie',
    english: 'Slovami správy pre programy, ktorá je po anglicky.',
    root: 'Merkleho koreň',
    technical: 'Technické údaje, bez pečate',
    asFile: 'Údaje, ako sú v súbore',
    certificate: 'Certifikát pečate',
    authorities: 'Autority pečatí (PEM)',
    without:
      'Bez autority nie je žiadny výrok lepší než „{undecided}“: to, že certifikát prišiel so súborom, nie je dôvod mu dôverovať.',
    authorityFiles: 'Pridať autority pečatí zo súborov',
    roots: 'Korene časových pečiatok (PEM)',
    rootFiles: 'Pridať korene časových pečiatok zo súborov',
    offered: 'Prišiel so súborom, bez dôvery',
    unreadable: 'Tu nemožno prečítať žiadny certifikát.',
  },
  file: {
    file: 'Súbor',
    bytes: '{value} bajtov',
    digest: 'SHA-256 súboru',
    checked: 'Overené, podľa hodín tohto zariadenia',
    verifier: 'Overovací program',
    here: 'Overené v tomto prehliadači. Súbor sa nikam neodoslal a táto stránka ho nemôže odoslať.',
  },
};
