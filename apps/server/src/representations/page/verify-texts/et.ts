import type { VerifyCatalogue } from './catalogue.js';

export const et: VerifyCatalogue = {
  start: {
    title: 'Tootepassi pitseri kontrollimine',
    purpose:
      'Pitser näitab, kas passi on pärast pitseerimist muudetud ja kelle pitser see on. See ei näita, kas andmed on tõesed.',
    number: 'Koodi all olev number või link',
    numberHint:
      '14 numbrit, sageli pärast „(01)“ või „GTIN“. Selles serveris avaldatud passide jaoks.',
    checkNumber: 'Kontrolli',
    file: 'Valige passi fail',
    drop: 'Võite selle ka lohistada kuhu tahes sellel lehel või kleepida selle teksti. Samuti sertifikaadid: teilt küsitakse, kas te neid usaldate.',
    noScript: 'Faili kontrollimiseks vajab see leht JavaScripti: arvutatakse teie seadmes.',
    happens: 'Mis toimub',
    compute: 'Teie brauser arvutab pitseri uuesti ja võrdleb.',
    stays:
      'Fail jääb teie seadmesse. See leht ei saa seda saata ja töötab salvestatult ka ilma võrguta.',
    have: 'Mis teil on?',
    product: 'Toode',
    productDo: 'Skannige selle kood, avage pass ja valige „{check}“.',
    document: 'Passi fail (.json, .jsonld)',
    documentDo: 'Valige see ülal. Pitser on selles.',
    webPage: 'Salvestatud veebileht',
    webPageDo:
      'See näitab passi, kuid ei sisalda pitserit. Avage pass, valige all „{data}“, salvestage see fail ja valige see siin.',
    paper: 'PDF või väljatrükk',
    paperDo: 'Paberit ei saa kontrollida. Kasutage sellel olevat koodi või numbrit.',
    credential: 'Fail lõpuga .jwt',
    credentialDo:
      'See on tõend, millel on oma allkiri ja pitserit ei ole. Kasutage sama passi „{data}“.',
  },
  words: {
    passed: 'Läbis kontrolli',
    reserved: 'Läbis reservatsiooniga',
    failed: 'Ei läbinud kontrolli',
    undecided: 'Otsustamata',
  },
  verdict: {
    passed: 'Muutmata sellest ajast, kui selle pitseeris {company}.',
    otherSigner: 'Muutmata, kuid selle pitseeris {signer}, mitte {company}.',
    serverOnly: 'Muutmata, kuid ainult see server ütleb, et selle pitseeris {company}.',
    changed: 'Pärast pitseerimist muudetud. Ärge sellele failile lootke.',
    notGenuine: 'Pitser ei ole ehtne. Ärge sellele failile lootke.',
    unreadable: 'See fail ei ole loetav pass. Ärge sellele lootke.',
    undecided:
      'Pärast pitseerimist muutmata, kuid keegi, keda te usaldate, ei ütle, kelle pitser see on.',
    unsealed: 'Sellel passil ei ole pitserit. Keegi ei saa kontrollida, kas seda on muudetud.',
    nothing: 'Midagi ei kontrollitud.',
  },
  explain: {
    passed:
      'Iga pitseeritud andmekirje on selline, nagu see oli pitseerimise ajal. Pitser ei näita, kas andmed on tõesed: selle eest vastutab {company}.',
    entry: 'See fail tõendab ainult üht kirjet. See ei näita, millise toote juurde see kuulub.',
    otherSigner:
      'Sertifikaadil on {signer}, failis on {company}. Keegi ei taga, et {company} on need andmed andnud, neid kontrollinud või neid üldse teab.',
    askCompany: 'Küsige ettevõttelt {company}, kas {signer} pitseerib tema nimel.',
    server:
      '{server} märkis pitseri taga oleva asutuse, {authority}, ja andis teile ka selle lehe. Võltsitud server teeks sama.',
    compare: 'Kui sellest sõltub palju, võrrelge sõrmejälge mõnest teisest allikast saaduga.',
    changed: 'Fail ei näita, mida on muudetud ega kes seda tegi.',
    notGenuine: 'Allkiri, sertifikaat või ajatempel ei kehti. Leiud on jaotises „{experts}“.',
    undecided:
      'Pitser ütleb: {signer}. Igaüks võib teha pitseri, mis seda ütleb. See loeb siis, kui asutus, mida te usaldate, nime kinnitab: vt „{experts}“.',
  },
  report: {
    question: 'Kas see on toode, mis on teie ees?',
    sealed: 'Mis pitseeriti',
    open: 'Mis pitseeriti; kelle poolt, ei ole teada',
    claimed: 'Mida fail ütleb',
    notEstablished: 'kindlaks tegemata',
    rest: 'Veel pitseeritud andmeid',
    notShown: 'Ei näidata',
    uncovered: 'Mida pitser ei hõlma',
    unbound: 'Toote number: ükski pitseeritud kirje seda ei korda.',
    presentation: 'Pildid, lingid ja kontaktid.',
    company: 'Ettevõte',
    facility: 'Tehas',
    status: 'Olek',
    limits:
      'Faili järgi ei saa keegi teada, kas andmed on tõesed, kas on olemas hilisem versioon või kas sertifikaat on vahepeal tühistatud.',
    nothingCovered:
      'Siin ei hõlma see midagi: ükski selle faili kirje ei ole kindlaks tehtud, muudetud või mitte.',
    save: 'Salvesta see fail',
    print: 'Prindi',
  },
  status: {
    ACTIVE: 'müügil',
  },
  who: {
    title: 'Kes tagab',
    sealedBy: 'Pitseerinud',
    sealSays: 'Pitser ütleb',
    confirmedBy: 'Kinnitanud',
    issuedBy: 'Selle sertifikaadi andis',
    givenBy: 'Asutuse märkis',
    you: 'teie',
    server: 'see server ({server})',
    confirmed: '{server}; sõrmejälje kinnitasite teie',
    nobody: 'mitte keegi',
    fingerprint: 'Asutuse sõrmejälg (SHA-256)',
    trust: 'See on sama: usalda',
  },
  when: {
    title: 'Millal',
    stamped: 'Ajatempel ({authority}) kinnitab, et pitser oli sel ajal olemas: {date}.',
    said: 'Pitseeritud, nagu fail ütleb: {date}. Ükski ajatempel seda ei kinnita.',
    unjudged: 'Pitseeritud, nagu fail ütleb: {date}. Selles olevat ajatemplit ei saanud hinnata.',
  },
  experts: {
    title: 'Asjatundjatele',
    hint: 'kontrollid, sertifikaadid',
    checks: 'Kontrollid',
    check: 'Kontroll',
    outcome: 'Tulemus',
    finding: 'Leid',
    english: 'Programmidele mõeldud aruande sõnadega, mis on inglise keeles.',
    root: 'Merkle’i juur',
    technical: 'Tehnilised andmed, pitserita',
    asFile: 'Andmed nii, nagu need on failis',
    certificate: 'Pitseri sertifikaat',
    authorities: 'Pitserite asutused (PEM)',
    without:
      'Ilma asutuseta ei ole ükski hinnang parem kui „{undecided}“: see, et sertifikaat tuli failiga, ei ole põhjus seda usaldada.',
    authorityFiles: 'Lisa pitserite asutusi failidest',
    roots: 'Ajatemplite juured (PEM)',
    rootFiles: 'Lisa ajatemplite juuri failidest',
    offered: 'Tuli failiga, usaldamata',
    unreadable: 'Siin ei saa lugeda ühtegi sertifikaati.',
  },
  file: {
    file: 'Fail',
    bytes: '{value} baiti',
    digest: 'Faili SHA-256',
    checked: 'Kontrollitud selle seadme kella järgi',
    verifier: 'Kontrolliprogramm',
    here: 'Kontrollitud selles brauseris. Faili ei saadetud kuhugi ja see leht ei saa seda saata.',
  },
};
