import type { VerifyCatalogue } from './catalogue.js';

export const lt: VerifyCatalogue = {
  start: {
    title: 'Gaminio paso antspaudo tikrinimas',
    purpose:
      'Antspaudas parodo, ar pasas buvo pakeistas po užantspaudavimo ir kieno tai antspaudas. Jis neparodo, ar duomenys teisingi.',
    number: 'Numeris po kodu arba nuoroda',
    numberHint: '14 skaitmenų, dažnai po „(01)“ arba „GTIN“. Šiame serveryje paskelbtiems pasams.',
    checkNumber: 'Tikrinti',
    file: 'Pasirinkite paso failą',
    drop: 'Taip pat galite jį nutempti bet kur į šį puslapį arba įklijuoti jo tekstą. Sertifikatus taip pat: jūsų paklaus, ar jais pasitikite.',
    noScript: 'Failui patikrinti šiam puslapiui reikia „JavaScript“: skaičiuojama jūsų įrenginyje.',
    happens: 'Kas vyksta',
    compute: 'Jūsų naršyklė iš naujo apskaičiuoja antspaudą ir palygina.',
    stays:
      'Failas lieka jūsų įrenginyje. Šis puslapis negali jo išsiųsti, o įrašytas veikia ir be tinklo.',
    have: 'Ką turite?',
    product: 'Gaminį',
    productDo: 'Nuskaitykite jo kodą, atverkite pasą ir pasirinkite „{check}“.',
    document: 'Paso failą (.json, .jsonld)',
    documentDo: 'Pasirinkite jį aukščiau. Antspaudas yra jame.',
    webPage: 'Įrašytą tinklalapį',
    webPageDo:
      'Jis rodo pasą, bet antspaudo jame nėra. Atverkite pasą, apačioje pasirinkite „{data}“, įrašykite tą failą ir pasirinkite jį čia.',
    paper: 'PDF arba spaudinį',
    paperDo: 'Popieriaus patikrinti negalima. Naudokite ant jo esantį kodą arba numerį.',
    credential: 'Failą, kurio plėtinys .jwt',
    credentialDo:
      'Tai pažymėjimas su savo parašu ir be antspaudo. Naudokite to paties paso „{data}“.',
  },
  words: {
    passed: 'Patikra sėkminga',
    reserved: 'Sėkminga su išlyga',
    failed: 'Patikra nesėkminga',
    undecided: 'Nenuspręsta',
  },
  verdict: {
    passed: 'Nepakeista nuo tada, kai užantspaudavo {company}.',
    otherSigner: 'Nepakeista, bet užantspaudavo {signer}, o ne {company}.',
    serverOnly: 'Nepakeista, bet tik šis serveris sako, kad užantspaudavo {company}.',
    changed: 'Pakeista po užantspaudavimo. Nepasikliaukite šiuo failu.',
    notGenuine: 'Antspaudas netikras. Nepasikliaukite šiuo failu.',
    unreadable: 'Šis failas nėra skaitomas pasas. Nepasikliaukite juo.',
    undecided:
      'Nepakeista nuo užantspaudavimo, bet niekas, kuo pasitikite, nesako, kieno tai antspaudas.',
    unsealed: 'Šis pasas neturi antspaudo. Niekas negali patikrinti, ar jis buvo pakeistas.',
    nothing: 'Nieko nepatikrinta.',
  },
  explain: {
    passed:
      'Visi užantspauduoti duomenys yra tokie, kokie buvo užantspauduojant. Antspaudas neparodo, ar duomenys teisingi: už tai atsako {company}.',
    entry: 'Šis failas įrodo tik vieną įrašą. Jis neparodo, kuriam gaminiui įrašas priklauso.',
    otherSigner:
      'Sertifikate nurodyta {signer}, faile nurodyta {company}. Niekas nelaiduoja, kad {company} šiuos duomenis pateikė, patikrino ar apskritai žino.',
    askCompany: 'Paklauskite įmonės {company}, ar {signer} antspauduoja jos vardu.',
    server:
      '{server} nurodė už antspaudo esančią įstaigą, {authority}, ir davė jums šį puslapį. Suklastotas serveris padarytų tą patį.',
    compare: 'Jei nuo to daug priklauso, palyginkite kontrolinį kodą su gautu iš kito šaltinio.',
    changed: 'Failas neparodo, kas pakeista ir kas tai padarė.',
    notGenuine:
      'Parašas, sertifikatas arba laiko žyma negalioja. Išvados pateiktos skiltyje „{experts}“.',
    undecided:
      'Antspaudas sako: {signer}. Tokį antspaudą gali padaryti bet kas. Jis galioja, kai pavadinimą patvirtina įstaiga, kuria pasitikite: žr. „{experts}“.',
  },
  report: {
    question: 'Ar tai gaminys, kuris yra prieš jus?',
    sealed: 'Kas užantspauduota',
    open: 'Kas užantspauduota; kieno, nežinoma',
    claimed: 'Ką sako failas',
    notEstablished: 'nenustatyta',
    rest: 'Daugiau užantspauduotų duomenų',
    notShown: 'Nerodoma',
    uncovered: 'Ko antspaudas neapima',
    unbound: 'Gaminio numeris: joks užantspauduotas įrašas jo nekartoja.',
    presentation: 'Nuotraukos, nuorodos ir kontaktai.',
    company: 'Įmonė',
    facility: 'Gamykla',
    status: 'Būsena',
    limits:
      'Iš failo niekas negali žinoti, ar duomenys teisingi, ar yra vėlesnė versija ir ar sertifikatas nuo tada nebuvo atšauktas.',
    nothingCovered:
      'Čia jis neapima nieko: joks šio failo įrašas nėra nustatytas, pakeistas ar ne.',
    save: 'Įrašyti šį failą',
    print: 'Spausdinti',
  },
  status: {
    ACTIVE: 'rinkoje',
  },
  who: {
    title: 'Kas laiduoja',
    sealedBy: 'Užantspaudavo',
    sealSays: 'Antspaudas sako',
    confirmedBy: 'Patvirtino',
    issuedBy: 'Jo sertifikatą išdavė',
    givenBy: 'Įstaigą nurodė',
    you: 'jūs',
    server: 'šis serveris ({server})',
    confirmed: '{server}; kontrolinį kodą patvirtinote jūs',
    nobody: 'niekas',
    fingerprint: 'Įstaigos kontrolinis kodas (SHA-256)',
    trust: 'Jis toks pat: pasitikėti',
  },
  when: {
    title: 'Kada',
    stamped: 'Laiko žyma ({authority}) patvirtina, kad antspaudas tuo metu buvo: {date}.',
    said: 'Užantspauduota, kaip sako failas: {date}. Jokia laiko žyma to nepatvirtina.',
    unjudged:
      'Užantspauduota, kaip sako failas: {date}. Jame esančios laiko žymos įvertinti nepavyko.',
  },
  experts: {
    title: 'Specialistams',
    hint: 'patikros, sertifikatai',
    checks: 'Patikros',
    check: 'Patikra',
    outcome: 'Rezultatas',
    finding: 'Išvada',
    english: 'Programoms skirtos ataskaitos žodžiais, kurie yra anglų kalba.',
    root: 'Merkle šaknis',
    technical: 'Techniniai duomenys, be antspaudo',
    asFile: 'Duomenys, kokie yra faile',
    certificate: 'Antspaudo sertifikatas',
    authorities: 'Antspaudų įstaigos (PEM)',
    without:
      'Be įstaigos jokia išvada nėra geresnė nei „{undecided}“: tai, kad sertifikatas atėjo su failu, nėra priežastis juo pasitikėti.',
    authorityFiles: 'Pridėti antspaudų įstaigų iš failų',
    roots: 'Laiko žymų šaknys (PEM)',
    rootFiles: 'Pridėti laiko žymų šaknų iš failų',
    offered: 'Atėjo su failu, nepasitikima',
    unreadable: 'Čia negalima perskaityti jokio sertifikato.',
  },
  file: {
    file: 'Failas',
    bytes: '{value} baitų',
    digest: 'Failo SHA-256',
    checked: 'Patikrinta pagal šio įrenginio laikrodį',
    verifier: 'Tikrinimo programa',
    here: 'Patikrinta šioje naršyklėje. Failas niekur nebuvo išsiųstas, ir šis puslapis negali jo išsiųsti.',
  },
};
