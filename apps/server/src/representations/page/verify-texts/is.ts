import type { VerifyCatalogue } from './catalogue.js';

export const is: VerifyCatalogue = {
  start: {
    title: 'Athuga innsigli vöruvegabréfs',
    purpose:
      'Innsigli sýnir hvort vegabréfi hefur verið breytt eftir innsiglun og hvers innsiglið er. Það sýnir ekki hvort upplýsingarnar eru sannar.',
    number: 'Númer undir kóðanum eða tengill',
    numberHint:
      '14 tölustafir, oft á eftir „(01)“ eða „GTIN“. Fyrir vegabréf sem birt eru á þessum þjóni.',
    checkNumber: 'Athuga',
    file: 'Veldu vegabréfsskrá',
    drop: 'Þú getur líka sleppt henni hvar sem er á síðunni eða límt textann inn. Vottorð líka: þú ert spurð(ur) hvort þú treystir þeim.',
    noScript: 'Til að athuga skrá þarf síðan JavaScript: útreikningurinn fer fram í tækinu þínu.',
    happens: 'Hvað gerist',
    compute: 'Vafrinn reiknar innsiglið upp á nýtt og ber saman.',
    stays:
      'Skráin er áfram í tækinu þínu. Síðan getur ekki sent hana og virkar sem vistað afrit án nettengingar.',
    have: 'Hvað ertu með?',
    product: 'Vöruna',
    productDo: 'Skannaðu kóðann, opnaðu vegabréfið og veldu „{check}“.',
    document: 'Vegabréfsskrá (.json, .jsonld)',
    documentDo: 'Veldu hana hér fyrir ofan. Innsiglið er í henni.',
    webPage: 'Vistaða vefsíðu',
    webPageDo:
      'Hún sýnir vegabréfið en geymir ekki innsiglið. Opnaðu vegabréfið, veldu „{data}“ neðst, vistaðu þá skrá og veldu hana hér.',
    paper: 'PDF-skjal eða útprentun',
    paperDo: 'Ekki er hægt að athuga pappír. Notaðu kóðann eða númerið á honum.',
    credential: 'Skrá sem endar á .jwt',
    credentialDo:
      'Það er skilríki með eigin undirskrift og án innsiglis. Notaðu „{data}“ úr sama vegabréfi.',
  },
  words: {
    passed: 'Stenst',
    reserved: 'Stenst með fyrirvara',
    failed: 'Stenst ekki',
    undecided: 'Óútkljáð',
  },
  verdict: {
    passed: 'Óbreytt síðan {company} innsiglaði það.',
    otherSigner: 'Óbreytt, en {signer} innsiglaði það og ekki {company}.',
    serverOnly: 'Óbreytt, en aðeins þessi þjónn segir að {company} hafi innsiglað það.',
    changed: 'Breytt eftir innsiglun. Ekki treysta þessari skrá.',
    notGenuine: 'Innsiglið er ekki ósvikið. Ekki treysta þessari skrá.',
    unreadable: 'Skráin er ekki vegabréf sem hægt er að lesa. Ekki treysta henni.',
    undecided: 'Óbreytt frá innsiglun, en enginn sem þú treystir segir hvers innsiglið er.',
    unsealed:
      'Vegabréfið hefur ekkert innsigli. Enginn getur athugað hvort því hefur verið breytt.',
    nothing: 'Ekkert var athugað.',
  },
  explain: {
    passed:
      'Allar innsiglaðar upplýsingar eru eins og þær voru við innsiglun. Hvort þær eru sannar sýnir innsiglið ekki: {company} ber ábyrgð á því.',
    entry: 'Skráin sannar aðeins eitt atriði. Hún sýnir ekki hvaða vöru það tilheyrir.',
    otherSigner:
      'Vottorðið nefnir {signer}, skráin nefnir {company}. Enginn ábyrgist að {company} hafi gefið, athugað eða þekki einu sinni þessar upplýsingar.',
    askCompany: 'Spyrðu fyrirtækið {company} hvort {signer} innsigli fyrir þess hönd.',
    server:
      '{server} fyllti inn útgefandann að baki innsiglinu, {authority}, og gaf þér líka þessa síðu. Falsaður þjónn myndi gera það sama.',
    compare: 'Ef mikið er í húfi skaltu bera fingrafarið saman við eitt úr annarri heimild.',
    changed: 'Skráin sýnir ekki hverju var breytt eða hver breytti.',
    notGenuine:
      'Undirskriftin, vottorðið eða tímastimpillinn stenst ekki. Niðurstöðurnar eru undir „{experts}“.',
    undecided:
      'Innsiglið segir {signer}. Hver sem er getur gert innsigli sem segir það. Það gildir þegar útgefandi sem þú treystir staðfestir nafnið: sjá „{experts}“.',
  },
  report: {
    about: 'Þessi skrá segir um vöruna {product} það sem hér stendur, innsiglað af {signer}.',
    aboutOpen: 'Þessi skrá segir um vöruna {product} það sem hér stendur. Það er ekki staðfest.',
    aboutEntry: 'Þessi skrá segir aðeins eitt: {statement}.',
    question: 'Er þetta varan sem þú ert með?',
    sealed: 'Það sem var innsiglað',
    open: 'Það sem var innsiglað; af hverjum er óvíst',
    claimed: 'Það sem skráin segir',
    notEstablished: 'ekki staðfest',
    rest: 'Fleiri innsiglaðar upplýsingar',
    notShown: 'Ekki sýnt',
    uncovered: 'Það sem innsiglið nær ekki til',
    unbound: 'Skráin gefur upp {value} sem vörunúmer; engar innsiglaðar upplýsingar endurtaka það.',
    presentation: 'Myndir, tenglar og tengiliðir í skránni eru ekki innsigluð.',
    company: 'Skráin nefnir {value} sem fyrirtæki; hver sem er hefði getað skrifað það.',
    facility: 'Skráin nefnir {value} sem verksmiðju; hver sem er hefði getað skrifað það.',
    status: 'Skráin gefur upp stöðuna {value}; hún getur hafa breyst síðan.',
    other: '{label}: {value}. Ekkert innsigli nær yfir það.',
    limits:
      'Af skrá getur enginn séð hvort upplýsingarnar eru sannar, hvort til er nýrri útgáfa eða hvort vottorðið hefur verið afturkallað síðan.',
    nothingCovered:
      'Hér nær það ekki til neins: engar upplýsingar í skránni eru staðfestar, hvort sem þeim var breytt eða ekki.',
    save: 'Vista þessa skrá',
    saveReport: 'Vista þessa skýrslu (JSON)',
    print: 'Prenta',
  },
  status: {
    ACTIVE: 'á markaði',
  },
  who: {
    title: 'Hver ábyrgist',
    sealedBy: 'Innsiglað af',
    sealSays: 'Innsiglið segir',
    confirmedBy: 'Staðfest af',
    issuedBy: 'Vottorðið er frá',
    givenBy: 'Útgefandi gefinn upp af',
    you: 'þér',
    server: 'þessum þjóni ({server})',
    confirmed: '{server}; þú staðfestir fingrafarið',
    file: 'þessari skrá; þú ákvaðst að treysta henni',
    nobody: 'engum',
    fingerprint: 'Fingrafar útgefandans (SHA-256)',
    trust: 'Það er eins: treysta útgefandanum',
  },
  when: {
    title: 'Hvenær',
    stamped: 'Tímastimpill ({authority}) staðfestir að innsiglið var til á þessum tíma: {date}.',
    said: 'Innsiglað, að sögn skrárinnar: {date}. Enginn tímastimpill staðfestir það.',
    unjudged:
      'Innsiglað, að sögn skrárinnar: {date}. Ekki var hægt að meta tímastimpilinn í henni.',
  },
  experts: {
    title: 'Fyrir sérfræðinga',
    hint: 'athuganir, vottorð',
    checks: 'Athuganir',
    check: 'Athugun',
    outcome: 'Útkoma',
    finding: 'Niðurstaða',
    english: 'Með orðum skýrslunnar fyrir forrit, sem er á ensku.',
    root: 'Merkle-rót',
    technical: 'Tækniupplýsingar, ekki undir innsigli',
    asFile: 'Upplýsingar eins og þær standa í skránni',
    certificate: 'Vottorð innsiglisins',
    authorities: 'Útgefendur innsigla (PEM)',
    without:
      'Án útgefanda verður enginn dómur betri en „{undecided}“: það er engin ástæða til að treysta vottorði að það fylgi skrá.',
    authorityFiles: 'Bæta við útgefendum innsigla úr skrám',
    roots: 'Rætur tímastimpla (PEM)',
    rootFiles: 'Bæta við rótum tímastimpla úr skrám',
    offered: 'Fylgdi skránni, ekki treyst',
    unreadable: 'Hér er ekki hægt að lesa neitt vottorð.',
  },
  file: {
    file: 'Skrá',
    bytes: '{value} bæti',
    digest: 'SHA-256 skrárinnar',
    checked: 'Athugað, samkvæmt klukku tækisins',
    verifier: 'Athugunarforrit',
    here: 'Athugað í þessum vafra. Skráin var hvergi send og síðan getur ekki sent hana.',
  },
};
