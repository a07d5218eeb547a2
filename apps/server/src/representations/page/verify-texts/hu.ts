import type { VerifyCatalogue } from './catalogue.js';

export const hu: VerifyCatalogue = {
  start: {
    title: 'Egy termékútlevél pecsétjének ellenőrzése',
    purpose:
      'A pecsét megmutatja, hogy módosították-e az útlevelet a lepecsételés után, és kié a pecsét. Azt nem mutatja meg, hogy az adatok igazak-e.',
    number: 'A kód alatti szám vagy hivatkozás',
    numberHint:
      '14 számjegy, gyakran a „(01)” vagy a „GTIN” után. Az ezen a kiszolgálón közzétett útlevelekhez.',
    checkNumber: 'Ellenőrzés',
    file: 'Válassza ki egy útlevél fájlját',
    drop: 'Az oldalon bárhová ráhúzhatja, vagy beillesztheti a szövegét. Tanúsítványokat is: az oldal megkérdezi, megbízik-e bennük.',
    noScript:
      'Fájl ellenőrzéséhez az oldalnak JavaScript kell: a számítás az Ön készülékén történik.',
    happens: 'Mi történik',
    compute: 'A böngészője újra kiszámítja a pecsétet, és összehasonlítja.',
    stays:
      'A fájl az Ön készülékén marad. Az oldal nem tudja elküldeni, és elmentve hálózat nélkül is működik.',
    have: 'Mi van Önnél?',
    product: 'A termék',
    productDo: 'Olvassa be a kódját, nyissa meg az útlevelet, és válassza ezt: „{check}”.',
    document: 'Egy útlevél fájlja (.json, .jsonld)',
    documentDo: 'Válassza ki fent. A pecsét benne van.',
    webPage: 'Egy elmentett weboldal',
    webPageDo:
      'Megmutatja az útlevelet, de a pecsétet nem tartalmazza. Nyissa meg az útlevelet, válassza alul ezt: „{data}”, mentse el azt a fájlt, és válassza ki itt.',
    paper: 'Egy PDF vagy nyomtatvány',
    paperDo: 'Papírt nem lehet ellenőrizni. Használja a rajta lévő kódot vagy számot.',
    credential: 'Egy .jwt végű fájl',
    credentialDo:
      'Ez egy igazolás saját aláírással és pecsét nélkül. Használja ugyanennek az útlevélnek ezt a részét: „{data}”.',
  },
  words: {
    passed: 'Megfelelt',
    reserved: 'Fenntartással megfelelt',
    failed: 'Nem felelt meg',
    undecided: 'Eldöntetlen',
  },
  verdict: {
    passed: 'Változatlan, mióta lepecsételte: {company}.',
    otherSigner: 'Változatlan, de lepecsételte: {signer}, és nem {company}.',
    serverOnly: 'Változatlan, de csak ez a kiszolgáló mondja, hogy lepecsételte: {company}.',
    changed: 'A lepecsételés után módosították. Ne hagyatkozzon erre a fájlra.',
    notGenuine: 'A pecsét nem valódi. Ne hagyatkozzon erre a fájlra.',
    unreadable: 'Ez a fájl nem olvasható útlevél. Ne hagyatkozzon rá.',
    undecided:
      'A lepecsételés óta változatlan, de senki, akiben megbízik, nem mondja meg, kié a pecsét.',
    unsealed:
      'Ennek az útlevélnek nincs pecsétje. Senki sem tudja ellenőrizni, hogy módosították-e.',
    nothing: 'Semmit sem ellenőriztünk.',
  },
  explain: {
    passed:
      'Minden lepecsételt adat olyan, amilyen a lepecsételéskor volt. A pecsét nem mutatja meg, hogy az adatok igazak-e. Ezért ez a cég felel: {company}.',
    entry: 'Ez a fájl egyetlen adatot bizonyít. Nem mutatja meg, melyik termékhez tartozik.',
    otherSigner:
      'A tanúsítványban ez áll: {signer}. A fájlban ez áll: {company}. Senki sem szavatolja, hogy az utóbbi cég adta, ellenőrizte vagy egyáltalán ismeri ezeket az adatokat.',
    askCompany: 'Kérdezze meg ezt a céget: {company}, hogy {signer} az ő megbízásából pecsétel-e.',
    server:
      '{server} adta meg a pecsét mögött álló hatóságot ({authority}), és ettől kapta ezt az oldalt is. Egy hamis kiszolgáló ugyanezt tenné.',
    compare: 'Ha sok múlik rajta, hasonlítsa össze az ujjlenyomatot egy más forrásból kapottal.',
    changed: 'A fájl nem mutatja meg, mit módosítottak, és ki tette.',
    notGenuine:
      'Az aláírás, a tanúsítvány vagy az időbélyeg nem érvényes. A megállapítások itt vannak: „{experts}”.',
    undecided:
      'A pecsét ezt mondja: {signer}. Ilyen pecsétet bárki készíthet. Akkor számít, ha egy hatóság, amelyben megbízik, megerősíti a nevet: lásd „{experts}”.',
  },
  report: {
    about:
      'Ez a fájl az itt felsoroltakat mondja erről a termékről: {product}. Lepecsételte: {signer}.',
    aboutOpen:
      'Ez a fájl az itt felsoroltakat mondja erről a termékről: {product}. Ez nincs igazolva.',
    aboutEntry: 'Ez a fájl egyetlen dolgot mond: {statement}.',
    question: 'Ez az a termék, amely Ön előtt van?',
    sealed: 'Mit pecsételtek le',
    open: 'Mit pecsételtek le; hogy ki, az nyitott',
    claimed: 'Mit mond a fájl',
    notEstablished: 'nem igazolt',
    rest: 'További lepecsételt adatok',
    notShown: 'Nem látható',
    uncovered: 'Amire a pecsét nem terjed ki',
    unbound: 'A fájl szerint a termékszám {value}; egyetlen lepecsételt adat sem ismétli meg.',
    presentation: 'A fájlban lévő képek, hivatkozások és elérhetőségek nincsenek lepecsételve.',
    company: 'A fájl szerint a cég {value}; ezt bárki írhatta.',
    facility: 'A fájl szerint a gyár {value}; ezt bárki írhatta.',
    status: 'A fájl szerint az állapot {value}; azóta megváltozhatott.',
    other: '{label}: {value}. Ezt egyetlen pecsét sem fedi le.',
    limits:
      'Egy fájlból senki sem tudhatja, hogy az adatok igazak-e, van-e későbbi változat, vagy hogy a tanúsítványt azóta visszavonták-e.',
    nothingCovered:
      'Itt semmire sem terjed ki: a fájl egyetlen adata sem igazolt, akár módosították, akár nem.',
    save: 'A fájl mentése',
    saveReport: 'A jelentés mentése (JSON)',
    print: 'Nyomtatás',
  },
  status: {
    ACTIVE: 'forgalomban',
  },
  who: {
    title: 'Ki szavatolja',
    sealedBy: 'Lepecsételte',
    sealSays: 'A pecsét ezt mondja',
    confirmedBy: 'Megerősítette',
    issuedBy: 'A tanúsítványát kiadta',
    givenBy: 'A hatóságot megadta',
    you: 'Ön',
    server: 'ez a kiszolgáló ({server})',
    confirmed: '{server}; az ujjlenyomatot Ön megerősítette',
    file: 'ez a fájl; Ön döntött úgy, hogy megbízik benne',
    nobody: 'senki',
    fingerprint: 'A hatóság ujjlenyomata (SHA-256)',
    trust: 'Ugyanaz: megbízom benne',
  },
  when: {
    title: 'Mikor',
    stamped: 'Egy időbélyeg ({authority}) megerősíti, hogy a pecsét ekkor létezett: {date}.',
    said: 'Lepecsételve, ahogy a fájl mondja: {date}. Időbélyeg nem erősíti meg.',
    unjudged:
      'Lepecsételve, ahogy a fájl mondja: {date}. A benne lévő időbélyeget nem lehetett megítélni.',
  },
  experts: {
    title: 'Szakértőknek',
    hint: 'ellenőrzések, tanúsítványok',
    checks: 'Ellenőrzések',
    check: 'Ellenőrzés',
    outcome: 'Eredmény',
    finding: 'Megállapítás',
    english: 'A programoknak szóló jelentés szavaival, amely angol nyelvű.',
    root: 'Merkle-gyökér',
    technical: 'Műszaki adatok, pecsét nélkül',
    asFile: 'Az adatok, ahogy a fájlban állnak',
    certificate: 'A pecsét tanúsítványa',
    authorities: 'Pecsétek hatóságai (PEM)',
    without:
      'Hatóság nélkül egyetlen ítélet sem jobb ennél: „{undecided}”. Attól, hogy egy tanúsítvány a fájllal érkezik, még nincs ok megbízni benne.',
    authorityFiles: 'Pecsétek hatóságainak hozzáadása fájlokból',
    roots: 'Időbélyegek gyökerei (PEM)',
    rootFiles: 'Időbélyegek gyökereinek hozzáadása fájlokból',
    offered: 'A fájllal érkezett, nem megbízható',
    unreadable: 'Itt nem olvasható tanúsítvány.',
  },
  file: {
    file: 'Fájl',
    bytes: '{value} bájt',
    digest: 'A fájl SHA-256 értéke',
    checked: 'Ellenőrizve, e készülék órája szerint',
    verifier: 'Ellenőrző program',
    here: 'Ellenőrizve ebben a böngészőben. A fájlt sehová sem küldtük el, és az oldal nem tudja elküldeni.',
  },
};
