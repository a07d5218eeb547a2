import type { VerifyCatalogue } from './catalogue.js';

export const sl: VerifyCatalogue = {
  start: {
    title: 'Preverjanje pečata potnega lista izdelka',
    purpose:
      'Pečat pokaže, ali je bil potni list po zapečatenju spremenjen in čigav je pečat. Ne pokaže, ali so podatki resnični.',
    number: 'Številka pod kodo ali povezava',
    numberHint:
      '14 števk, pogosto za »(01)« ali »GTIN«. Za potne liste, objavljene na tem strežniku.',
    checkNumber: 'Preveri',
    file: 'Izberite datoteko potnega lista',
    drop: 'Lahko jo tudi spustite kamor koli na to stran ali prilepite njeno besedilo. Tudi potrdila: stran vas vpraša, ali jim zaupate.',
    noScript:
      'Za preverjanje datoteke ta stran potrebuje JavaScript: računanje poteka na vaši napravi.',
    happens: 'Kaj se zgodi',
    compute: 'Vaš brskalnik znova izračuna pečat in primerja.',
    stays:
      'Datoteka ostane na vaši napravi. Ta stran je ne more poslati in kot shranjena kopija deluje tudi brez omrežja.',
    have: 'Kaj imate?',
    product: 'Izdelek',
    productDo: 'Skenirajte njegovo kodo, odprite potni list in izberite »{check}«.',
    document: 'Datoteko potnega lista (.json, .jsonld)',
    documentDo: 'Izberite jo zgoraj. Pečat je v njej.',
    webPage: 'Shranjeno spletno stran',
    webPageDo:
      'Prikazuje potni list, pečata pa ne vsebuje. Odprite potni list, na dnu izberite »{data}«, shranite to datoteko in jo izberite tukaj.',
    paper: 'PDF ali izpis',
    paperDo: 'Papirja ni mogoče preveriti. Uporabite kodo ali številko na njem.',
    credential: 'Datoteko s končnico .jwt',
    credentialDo:
      'To je poverilo z lastnim podpisom in brez pečata. Uporabite »{data}« istega potnega lista.',
  },
  words: {
    passed: 'Uspešno',
    reserved: 'Uspešno s pridržkom',
    failed: 'Neuspešno',
    undecided: 'Neodločeno',
  },
  verdict: {
    passed: 'Nespremenjeno, odkar ga je zapečatilo podjetje {company}.',
    otherSigner: 'Nespremenjeno, vendar ga je zapečatilo podjetje {signer} in ne {company}.',
    serverOnly:
      'Nespremenjeno, vendar samo ta strežnik pravi, da ga je zapečatilo podjetje {company}.',
    changed: 'Spremenjeno po zapečatenju. Ne zanašajte se na to datoteko.',
    notGenuine: 'Pečat ni pristen. Ne zanašajte se na to datoteko.',
    unreadable: 'Ta datoteka ni berljiv potni list. Ne zanašajte se nanjo.',
    undecided:
      'Nespremenjeno od zapečatenja, vendar nihče, ki mu zaupate, ne pove, čigav je pečat.',
    unsealed: 'Ta potni list nima pečata. Nihče ne more preveriti, ali je bil spremenjen.',
    nothing: 'Nič ni bilo preverjeno.',
  },
  explain: {
    passed:
      'Vsak zapečaten podatek je tak, kot je bil ob zapečatenju. Pečat ne pokaže, ali so podatki resnični: za to odgovarja podjetje {company}.',
    entry: 'Ta datoteka dokazuje samo en podatek. Ne pokaže, kateremu izdelku pripada.',
    otherSigner:
      'Potrdilo navaja podjetje {signer}, datoteka navaja podjetje {company}. Nihče ne jamči, da je podjetje {company} te podatke dalo, preverilo ali da jih sploh pozna.',
    askCompany: 'Vprašajte podjetje {company}, ali podjetje {signer} pečati v njegovem imenu.',
    server:
      '{server} je vnesel organ za pečatom, {authority}, in vam dal tudi to stran. Ponarejen strežnik bi storil enako.',
    compare: 'Če je od tega veliko odvisno, primerjajte prstni odtis z odtisom iz drugega vira.',
    changed: 'Datoteka ne pokaže, kaj je bilo spremenjeno, niti kdo je to storil.',
    notGenuine: 'Podpis, potrdilo ali časovni žig ne drži. Ugotovitve so v razdelku »{experts}«.',
    undecided:
      'Pečat pravi {signer}. Vsak lahko naredi pečat, ki to pravi. Velja, ko ime potrdi organ, ki mu zaupate: glejte »{experts}«.',
  },
  report: {
    about:
      'Ta datoteka pravi o izdelku {product} to, kar je tu navedeno. Zapečatilo podjetje: {signer}.',
    aboutOpen: 'Ta datoteka pravi o izdelku {product} to, kar je tu navedeno. To ni ugotovljeno.',
    aboutEntry: 'Ta datoteka pravi samo eno: {statement}.',
    question: 'Je to izdelek, ki ga imate pred seboj?',
    sealed: 'Kaj je bilo zapečateno',
    open: 'Kaj je bilo zapečateno; kdo je zapečatil, ni znano',
    claimed: 'Kaj pravi datoteka',
    notEstablished: 'ni ugotovljeno',
    rest: 'Drugi zapečateni podatki',
    notShown: 'Ni prikazano',
    uncovered: 'Česa pečat ne zajema',
    unbound: 'Datoteka navaja {value} kot številko izdelka; noben zapečaten podatek je ne ponovi.',
    presentation: 'Slike, povezave in stiki v datoteki niso zapečateni.',
    company: 'Datoteka navaja {value} kot podjetje; to bi lahko napisal kdor koli.',
    facility: 'Datoteka navaja {value} kot obrat; to bi lahko napisal kdor koli.',
    status: 'Datoteka navaja stanje {value}; medtem je lahko drugačno.',
    other: '{label}: {value}. Tega ne pokriva noben pečat.',
    limits:
      'Iz datoteke nihče ne more vedeti, ali so podatki resnični, ali obstaja poznejša različica in ali je bilo potrdilo medtem preklicano.',
    nothingCovered:
      'Tukaj ne zajema ničesar: noben podatek te datoteke ni ugotovljen, spremenjen ali ne.',
    save: 'Shrani to datoteko',
    saveReport: 'Shrani to poročilo (JSON)',
    print: 'Natisni',
  },
  status: {
    ACTIVE: 'na trgu',
  },
  who: {
    title: 'Kdo jamči',
    sealedBy: 'Zapečatilo podjetje',
    sealSays: 'Pečat pravi',
    confirmedBy: 'Potrdil',
    issuedBy: 'Njegovo potrdilo je izdal',
    givenBy: 'Organ je vnesel',
    you: 'vi',
    server: 'ta strežnik ({server})',
    confirmed: '{server}; prstni odtis ste potrdili vi',
    file: 'ta datoteka; vi ste se odločili, da ji zaupate',
    nobody: 'nihče',
    fingerprint: 'Prstni odtis organa (SHA-256)',
    trust: 'Je enak: zaupaj',
  },
  when: {
    title: 'Kdaj',
    stamped: 'Časovni žig ({authority}) potrjuje, da je pečat takrat obstajal: {date}.',
    said: 'Zapečateno, kot pravi datoteka: {date}. Noben časovni žig tega ne potrjuje.',
    unjudged:
      'Zapečateno, kot pravi datoteka: {date}. Časovnega žiga v njej ni bilo mogoče presoditi.',
  },
  experts: {
    title: 'Za strokovnjake',
    hint: 'preverjanja, potrdila',
    checks: 'Preverjanja',
    check: 'Preverjanje',
    outcome: 'Izid',
    finding: 'Ugotovitev',
    english: 'Z besedami poročila za programe, ki je v angleščini.',
    root: 'Merklov koren',
    technical: 'Tehnični podatki, brez pečata',
    asFile: 'Podatki, kot so v datoteki',
    certificate: 'Potrdilo pečata',
    authorities: 'Organi za pečate (PEM)',
    without:
      'Brez organa nobena razsodba ni boljša od »{undecided}«: to, da je potrdilo prišlo z datoteko, ni razlog za zaupanje.',
    authorityFiles: 'Dodaj organe za pečate iz datotek',
    roots: 'Koreni časovnih žigov (PEM)',
    rootFiles: 'Dodaj korene časovnih žigov iz datotek',
    offered: 'Prišlo z datoteko, brez zaupanja',
    unreadable: 'Tukaj ni mogoče prebrati nobenega potrdila.',
  },
  file: {
    file: 'Datoteka',
    bytes: '{value} bajtov',
    digest: 'SHA-256 datoteke',
    checked: 'Preverjeno, po uri te naprave',
    verifier: 'Program za preverjanje',
    here: 'Preverjeno v tem brskalniku. Datoteka ni bila nikamor poslana in ta stran je ne more poslati.',
  },
};
