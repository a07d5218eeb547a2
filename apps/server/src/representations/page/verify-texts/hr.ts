import type { VerifyCatalogue } from './catalogue.js';

export const hr: VerifyCatalogue = {
  start: {
    title: 'Provjera pečata putovnice proizvoda',
    purpose:
      'Pečat pokazuje je li putovnica promijenjena nakon pečaćenja i čiji je pečat. Ne pokazuje jesu li podaci istiniti.',
    number: 'Broj ispod koda ili poveznica',
    numberHint:
      '14 znamenki, često iza „(01)” ili „GTIN”. Za putovnice objavljene na ovom poslužitelju.',
    checkNumber: 'Provjeri',
    file: 'Odaberite datoteku putovnice',
    drop: 'Možete je i ispustiti bilo gdje na ovoj stranici ili zalijepiti njezin tekst. Certifikate također: stranica vas pita vjerujete li im.',
    noScript: 'Za provjeru datoteke ova stranica treba JavaScript: računa se na vašem uređaju.',
    happens: 'Što se događa',
    compute: 'Vaš preglednik ponovno izračunava pečat i uspoređuje.',
    stays:
      'Datoteka ostaje na vašem uređaju. Ova je stranica ne može poslati, a spremljena radi i bez mreže.',
    have: 'Što imate?',
    product: 'Proizvod',
    productDo: 'Skenirajte njegov kod, otvorite putovnicu i odaberite „{check}”.',
    document: 'Datoteku putovnice (.json, .jsonld)',
    documentDo: 'Odaberite je gore. Pečat je u njoj.',
    webPage: 'Spremljenu web-stranicu',
    webPageDo:
      'Ona prikazuje putovnicu, ali ne sadrži pečat. Otvorite putovnicu, na dnu odaberite „{data}”, spremite tu datoteku i odaberite je ovdje.',
    paper: 'PDF ili ispis',
    paperDo: 'Papir se ne može provjeriti. Upotrijebite kod ili broj na njemu.',
    credential: 'Datoteku koja završava na .jwt',
    credentialDo:
      'To je vjerodajnica s vlastitim potpisom i bez pečata. Upotrijebite „{data}” iste putovnice.',
  },
  words: {
    passed: 'Uspješno',
    reserved: 'Uspješno uz zadršku',
    failed: 'Neuspješno',
    undecided: 'Neodlučeno',
  },
  verdict: {
    passed: 'Nepromijenjeno otkad je zapečatilo poduzeće {company}.',
    otherSigner: 'Nepromijenjeno, ali zapečatilo je poduzeće {signer}, a ne {company}.',
    serverOnly:
      'Nepromijenjeno, ali samo ovaj poslužitelj kaže da je zapečatilo poduzeće {company}.',
    changed: 'Promijenjeno nakon pečaćenja. Ne oslanjajte se na ovu datoteku.',
    notGenuine: 'Pečat nije vjerodostojan. Ne oslanjajte se na ovu datoteku.',
    unreadable: 'Ova datoteka nije čitljiva putovnica. Ne oslanjajte se na nju.',
    undecided: 'Nepromijenjeno od pečaćenja, ali nitko komu vjerujete ne kaže čiji je pečat.',
    unsealed: 'Ova putovnica nema pečat. Nitko ne može provjeriti je li promijenjena.',
    nothing: 'Ništa nije provjereno.',
  },
  explain: {
    passed:
      'Svaki je zapečaćeni podatak onakav kakav je bio pri pečaćenju. Pečat ne pokazuje jesu li podaci istiniti: za to odgovara poduzeće {company}.',
    entry: 'Ova datoteka dokazuje samo jedan podatak. Ne pokazuje kojem proizvodu pripada.',
    otherSigner:
      'Certifikat navodi poduzeće {signer}, datoteka navodi poduzeće {company}. Nitko ne jamči da je poduzeće {company} te podatke dalo, provjerilo ili da ih uopće poznaje.',
    askCompany: 'Pitajte poduzeće {company} pečati li poduzeće {signer} u njegovo ime.',
    server:
      '{server} je upisao tijelo iza pečata, {authority}, i dao vam i ovu stranicu. Krivotvoreni poslužitelj učinio bi isto.',
    compare: 'Ako o tome mnogo ovisi, usporedite otisak s otiskom iz drugog izvora.',
    changed: 'Datoteka ne pokazuje što je promijenjeno ni tko je to učinio.',
    notGenuine: 'Potpis, certifikat ili vremenski žig ne vrijedi. Nalazi su u dijelu „{experts}”.',
    undecided:
      'Pečat kaže {signer}. Svatko može napraviti pečat koji to kaže. Vrijedi kad naziv potvrdi tijelo kojem vjerujete: vidi „{experts}”.',
  },
  report: {
    about:
      'Ova datoteka o proizvodu {product} kaže ono što je ovdje navedeno. Zapečatilo poduzeće: {signer}.',
    aboutOpen:
      'Ova datoteka o proizvodu {product} kaže ono što je ovdje navedeno. To nije utvrđeno.',
    aboutEntry: 'Ova datoteka kaže samo jedno: {statement}.',
    question: 'Je li to proizvod koji je pred vama?',
    sealed: 'Što je zapečaćeno',
    open: 'Što je zapečaćeno; tko je zapečatio, nije poznato',
    claimed: 'Što kaže datoteka',
    notEstablished: 'nije utvrđeno',
    rest: 'Ostali zapečaćeni podaci',
    notShown: 'Nije prikazano',
    uncovered: 'Što pečat ne obuhvaća',
    unbound:
      'Datoteka navodi {value} kao broj proizvoda; nijedan ga zapečaćeni podatak ne ponavlja.',
    presentation: 'Slike, poveznice i kontakti u datoteci nisu zapečaćeni.',
    company: 'Datoteka navodi {value} kao poduzeće; to je mogao napisati bilo tko.',
    facility: 'Datoteka navodi {value} kao pogon; to je mogao napisati bilo tko.',
    status: 'Datoteka navodi status {value}; u međuvremenu može biti drugačiji.',
    other: '{label}: {value}. To ne pokriva nijedan pečat.',
    limits:
      'Iz datoteke nitko ne može znati jesu li podaci istiniti, postoji li novija inačica i je li certifikat u međuvremenu opozvan.',
    nothingCovered:
      'Ovdje ne obuhvaća ništa: nijedan podatak ove datoteke nije utvrđen, bio promijenjen ili ne.',
    save: 'Spremi ovu datoteku',
    saveReport: 'Spremi ovaj izvještaj (JSON)',
    print: 'Ispiši',
  },
  status: {
    ACTIVE: 'na tržištu',
  },
  who: {
    title: 'Tko jamči',
    sealedBy: 'Zapečatilo poduzeće',
    sealSays: 'Pečat kaže',
    confirmedBy: 'Potvrdio',
    issuedBy: 'Njegov je certifikat izdao',
    givenBy: 'Tijelo je upisao',
    you: 'vi',
    server: 'ovaj poslužitelj ({server})',
    confirmed: '{server}; otisak ste potvrdili vi',
    file: 'ova datoteka; vi ste joj odlučili vjerovati',
    nobody: 'nitko',
    fingerprint: 'Otisak tijela (SHA-256)',
    trust: 'Isti je: vjeruj mu',
  },
  when: {
    title: 'Kada',
    stamped: 'Vremenski žig ({authority}) potvrđuje da je pečat tada postojao: {date}.',
    said: 'Zapečaćeno, kako kaže datoteka: {date}. Nijedan vremenski žig to ne potvrđuje.',
    unjudged:
      'Zapečaćeno, kako kaže datoteka: {date}. Vremenski žig u njoj nije se mogao prosuditi.',
  },
  experts: {
    title: 'Za stručnjake',
    hint: 'provjere, certifikati',
    checks: 'Provjere',
    check: 'Provjera',
    outcome: 'Ishod',
    finding: 'Nalaz',
    english: 'Riječima izvješća za programe, koje je na engleskom.',
    root: 'Merkleov korijen',
    technical: 'Tehnički podaci, bez pečata',
    asFile: 'Podaci kako stoje u datoteci',
    certificate: 'Certifikat pečata',
    authorities: 'Tijela za pečate (PEM)',
    without:
      'Bez tijela nijedan pravorijek nije bolji od „{undecided}”: to što je certifikat došao s datotekom nije razlog da mu se vjeruje.',
    authorityFiles: 'Dodaj tijela za pečate iz datoteka',
    roots: 'Korijeni vremenskih žigova (PEM)',
    rootFiles: 'Dodaj korijene vremenskih žigova iz datoteka',
    offered: 'Došlo s datotekom, bez povjerenja',
    unreadable: 'Ovdje se ne može pročitati nijedan certifikat.',
  },
  file: {
    file: 'Datoteka',
    bytes: '{value} bajtova',
    digest: 'SHA-256 datoteke',
    checked: 'Provjereno, po satu ovog uređaja',
    verifier: 'Program za provjeru',
    here: 'Provjereno u ovom pregledniku. Datoteka nije nikamo poslana, a ova je stranica ne može poslati.',
  },
};
