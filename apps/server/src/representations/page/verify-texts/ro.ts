import type { VerifyCatalogue } from './catalogue.js';

export const ro: VerifyCatalogue = {
  start: {
    title: 'Verificarea sigiliului unui pașaport al produsului',
    purpose:
      'Un sigiliu arată dacă un pașaport a fost schimbat după sigilare și al cui este sigiliul. Nu arată dacă datele sunt adevărate.',
    number: 'Numărul de sub cod sau un link',
    numberHint:
      '14 cifre, adesea după „(01)” sau „GTIN”. Pentru pașapoartele publicate pe acest server.',
    checkNumber: 'Verifică',
    file: 'Alegeți fișierul unui pașaport',
    drop: 'Îl puteți și lăsa oriunde pe această pagină sau îi puteți lipi textul. La fel certificatele: sunteți întrebat dacă aveți încredere în ele.',
    noScript:
      'Pentru a verifica un fișier, această pagină are nevoie de JavaScript: calculul se face pe dispozitivul dumneavoastră.',
    happens: 'Ce se întâmplă',
    compute: 'Browserul dumneavoastră calculează din nou sigiliul și compară.',
    stays:
      'Fișierul rămâne pe dispozitivul dumneavoastră. Această pagină nu îl poate trimite și, salvată, funcționează fără rețea.',
    have: 'Ce aveți?',
    product: 'Produsul',
    productDo: 'Scanați codul, deschideți pașaportul și alegeți „{check}”.',
    document: 'Fișierul unui pașaport (.json, .jsonld)',
    documentDo: 'Alegeți-l mai sus. Sigiliul se află în el.',
    webPage: 'O pagină web salvată',
    webPageDo:
      'Arată pașaportul, dar nu conține sigiliul. Deschideți pașaportul, alegeți „{data}” în partea de jos, salvați acel fișier și alegeți-l aici.',
    paper: 'Un PDF sau un document tipărit',
    paperDo: 'Hârtia nu poate fi verificată. Folosiți codul sau numărul de pe ea.',
    credential: 'Un fișier cu extensia .jwt',
    credentialDo:
      'Este o atestare cu semnătură proprie și fără sigiliu. Folosiți „{data}” din același pașaport.',
  },
  words: {
    passed: 'Trecut',
    reserved: 'Trecut cu rezerve',
    failed: 'Respins',
    undecided: 'Nedecis',
  },
  verdict: {
    passed: 'Neschimbat de când {company} l-a sigilat.',
    otherSigner: 'Neschimbat, dar sigilat de {signer} și nu de {company}.',
    serverOnly: 'Neschimbat, dar numai acest server spune că {company} l-a sigilat.',
    changed: 'Schimbat după sigilare. Nu vă bazați pe acest fișier.',
    notGenuine: 'Sigiliul nu este autentic. Nu vă bazați pe acest fișier.',
    unreadable: 'Acest fișier nu este un pașaport care se poate citi. Nu vă bazați pe el.',
    undecided:
      'Neschimbat de la sigilare, dar nimeni în care aveți încredere nu spune al cui este sigiliul.',
    unsealed: 'Acest pașaport nu are sigiliu. Nimeni nu poate verifica dacă a fost schimbat.',
    nothing: 'Nu s-a verificat nimic.',
  },
  explain: {
    passed:
      'Fiecare dată sigilată este așa cum era la sigilare. Sigiliul nu arată dacă datele sunt adevărate: de aceasta răspunde {company}.',
    entry: 'Acest fișier dovedește o singură dată. Nu arată cărui produs îi aparține.',
    otherSigner:
      'Certificatul numește {signer}, fișierul numește {company}. Nimeni nu garantează că {company} a furnizat, a verificat sau măcar cunoaște aceste date.',
    askCompany: 'Întrebați compania {company} dacă {signer} sigilează în numele ei.',
    server:
      '{server} a indicat autoritatea din spatele sigiliului, {authority}, și v-a dat și această pagină. Un server fals ar face la fel.',
    compare: 'Dacă depind multe de aceasta, comparați amprenta cu una din altă sursă.',
    changed: 'Fișierul nu arată ce s-a schimbat sau de către cine.',
    notGenuine:
      'Semnătura, certificatul sau marca temporală nu este valabilă. Constatările se află la „{experts}”.',
    undecided:
      'Sigiliul spune {signer}. Oricine poate face un sigiliu care spune asta. Contează când o autoritate în care aveți încredere confirmă numele: vedeți „{experts}”.',
  },
  report: {
    about: 'Acest fișier spune despre {product} ceea ce este enumerat aici, sigilat de {signer}.',
    aboutOpen: 'Acest fișier spune despre {product} ceea ce este enumerat aici. Nu este stabilit.',
    aboutEntry: 'Acest fișier spune un singur lucru: {statement}.',
    question: 'Este acesta produsul din fața dumneavoastră?',
    sealed: 'Ce a fost sigilat',
    open: 'Ce a fost sigilat; de către cine nu se știe',
    claimed: 'Ce spune fișierul',
    notEstablished: 'nestabilit',
    rest: 'Alte date sigilate',
    notShown: 'Nu se arată',
    uncovered: 'Ce nu acoperă sigiliul',
    unbound: 'Fișierul indică {value} ca număr al produsului; nicio dată sigilată nu îl repetă.',
    presentation: 'Imaginile, linkurile și contactele din fișier nu sunt sigilate.',
    company: 'Fișierul numește {value} drept companie; oricine ar fi putut scrie asta.',
    facility: 'Fișierul numește {value} drept fabrică; oricine ar fi putut scrie asta.',
    status: 'Fișierul indică starea {value}; între timp poate fi alta.',
    other: '{label}: {value}. Niciun sigiliu nu acoperă asta.',
    limits:
      'Dintr-un fișier nimeni nu poate ști dacă datele sunt adevărate, dacă există o versiune ulterioară sau dacă certificatul a fost revocat între timp.',
    nothingCovered:
      'Aici nu acoperă nimic: nicio dată din acest fișier nu este stabilită, schimbată sau nu.',
    save: 'Salvați acest fișier',
    saveReport: 'Salvați acest raport (JSON)',
    print: 'Tipăriți',
  },
  status: {
    ACTIVE: 'pe piață',
  },
  who: {
    title: 'Cine garantează',
    sealedBy: 'Sigilat de',
    sealSays: 'Sigiliul spune',
    confirmedBy: 'Confirmat de',
    issuedBy: 'Certificatul său este de la',
    givenBy: 'Autoritate indicată de',
    you: 'dumneavoastră',
    server: 'acest server ({server})',
    confirmed: '{server}; ați confirmat amprenta',
    file: 'acest fișier; dumneavoastră ați ales să aveți încredere în el',
    nobody: 'nimeni',
    fingerprint: 'Amprenta autorității (SHA-256)',
    trust: 'Este aceeași: am încredere',
  },
  when: {
    title: 'Când',
    stamped: 'O marcă temporală ({authority}) confirmă că sigiliul exista în acest moment: {date}.',
    said: 'Sigilat, după cum spune fișierul: {date}. Nicio marcă temporală nu confirmă aceasta.',
    unjudged:
      'Sigilat, după cum spune fișierul: {date}. Marca temporală din el nu a putut fi evaluată.',
  },
  experts: {
    title: 'Pentru experți',
    hint: 'verificări, certificate',
    checks: 'Verificări',
    check: 'Verificare',
    outcome: 'Rezultat',
    finding: 'Constatare',
    english: 'În cuvintele raportului pentru programe, care este în engleză.',
    root: 'Rădăcina Merkle',
    technical: 'Date tehnice, fără sigiliu',
    asFile: 'Datele așa cum stau în fișier',
    certificate: 'Certificatul sigiliului',
    authorities: 'Autorități de sigilare (PEM)',
    without:
      'Fără o autoritate, niciun verdict nu este mai bun decât „{undecided}”: faptul că un certificat vine cu un fișier nu este un motiv de încredere.',
    authorityFiles: 'Adăugați autorități de sigilare din fișiere',
    roots: 'Rădăcini pentru mărci temporale (PEM)',
    rootFiles: 'Adăugați rădăcini pentru mărci temporale din fișiere',
    offered: 'A venit cu fișierul, fără încredere',
    unreadable: 'Aici nu se poate citi niciun certificat.',
  },
  file: {
    file: 'Fișier',
    bytes: '{value} octeți',
    digest: 'SHA-256 al fișierului',
    checked: 'Verificat, după ceasul acestui dispozitiv',
    verifier: 'Verificator',
    here: 'Verificat în acest browser. Fișierul nu a fost trimis nicăieri, iar această pagină nu îl poate trimite.',
  },
};
