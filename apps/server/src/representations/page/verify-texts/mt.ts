import type { VerifyCatalogue } from './catalogue.js';

export const mt: VerifyCatalogue = {
  start: {
    title: 'Iċċekkja s-siġill ta’ passaport tal-prodott',
    purpose:
      'Siġill juri jekk passaport inbidilx wara li ġie ssiġillat, u ta’ min hu s-siġill. Ma jurix jekk id-data hijiex vera.',
    number: 'In-numru taħt il-kodiċi, jew link',
    numberHint:
      '14-il ċifra, ta’ spiss wara “(01)” jew “GTIN”. Għal passaporti ppubblikati fuq dan is-server.',
    checkNumber: 'Iċċekkja',
    file: 'Agħżel il-fajl ta’ passaport',
    drop: 'Tista’ wkoll titilqu kullimkien fuq din il-paġna, jew twaħħal it-test tiegħu. Anke ċertifikati: tiġi mistoqsi jekk tafdahomx.',
    noScript:
      'Biex tiċċekkja fajl, din il-paġna teħtieġ JavaScript: il-kalkolu jsir fuq l-apparat tiegħek.',
    happens: 'X’jiġri',
    compute: 'Il-brawżer tiegħek jerġa’ jikkalkula s-siġill u jqabbel.',
    stays:
      'Il-fajl jibqa’ fuq l-apparat tiegħek. Din il-paġna ma tistax tibagħtu, u taħdem minn kopja salvata mingħajr netwerk.',
    have: 'X’għandek f’idejk?',
    product: 'Il-prodott',
    productDo: 'Skennja l-kodiċi tiegħu, iftaħ il-passaport u agħżel “{check}”.',
    document: 'Il-fajl ta’ passaport (.json, .jsonld)',
    documentDo: 'Agħżlu hawn fuq. Is-siġill jinsab fih.',
    webPage: 'Paġna web salvata',
    webPageDo:
      'Turi l-passaport iżda ma fihiex is-siġill. Iftaħ il-passaport, agħżel “{data}” fl-aħħar tal-paġna, salva dak il-fajl u agħżlu hawn.',
    paper: 'PDF jew stampat',
    paperDo: 'Il-karta ma tistax tiġi ċċekkjata. Uża l-kodiċi jew in-numru li hemm fuqha.',
    credential: 'Fajl li jispiċċa b’.jwt',
    credentialDo:
      'Dik hija kredenzjal b’firma tagħha u mingħajr siġill. Uża “{data}” tal-istess passaport.',
  },
  words: {
    passed: 'Għadda',
    reserved: 'Għadda b’riserva',
    failed: 'Ma għaddiex',
    undecided: 'Mhux deċiż',
  },
  verdict: {
    passed: 'Ma nbidilx minn meta ssiġillah {company}.',
    otherSigner: 'Ma nbidilx, iżda ġie ssiġillat minn {signer} u mhux minn {company}.',
    serverOnly: 'Ma nbidilx, iżda dan is-server biss jgħid li ssiġillah {company}.',
    changed: 'Inbidel wara li ġie ssiġillat. Toqgħodx fuq dan il-fajl.',
    notGenuine: 'Is-siġill mhuwiex ġenwin. Toqgħodx fuq dan il-fajl.',
    unreadable: 'Dan il-fajl mhuwiex passaport li jista’ jinqara. Toqgħodx fuqu.',
    undecided: 'Ma nbidilx mis-siġill ’l hawn, iżda ħadd li tafda ma jgħid ta’ min hu s-siġill.',
    unsealed: 'Dan il-passaport m’għandux siġill. Ħadd ma jista’ jiċċekkja jekk inbidilx.',
    nothing: 'Ma ġie ċċekkjat xejn.',
  },
  explain: {
    passed:
      'Kull informazzjoni ssiġillata hija kif kienet meta ġiet issiġillata. Is-siġill ma jurix jekk id-data hijiex vera: għal dan twieġeb {company}.',
    entry: 'Dan il-fajl jagħti prova ta’ informazzjoni waħda biss. Ma jurix ta’ liema prodott hi.',
    otherSigner:
      'Iċ-ċertifikat isemmi {signer}, il-fajl isemmi {company}. Ħadd ma jiggarantixxi li {company} tat, iċċekkjat jew saħansitra taf b’din id-data.',
    askCompany: 'Staqsi lil {company} jekk {signer} jissiġillax f’isimha.',
    server:
      '{server} daħħal l-awtorità wara s-siġill, {authority}, u tak ukoll din il-paġna. Server falz jagħmel l-istess.',
    compare:
      'Jekk jiddependi ħafna minn dan, qabbel il-marka tas-swaba’ ma’ waħda minn sors ieħor.',
    changed: 'Il-fajl ma jurix x’inbidel, jew minn min.',
    notGenuine:
      'Il-firma, iċ-ċertifikat jew it-timbru tal-ħin ma jżommx. Is-sejbiet jinsabu taħt “{experts}”.',
    undecided:
      'Is-siġill jgħid {signer}. Kulħadd jista’ jagħmel siġill li jgħid hekk. Jgħodd meta awtorità li tafda tikkonferma l-isem: ara “{experts}”.',
  },
  report: {
    about: 'Dan il-fajl jgħid dwar {product} dak li hawn elenkat, issiġillat minn {signer}.',
    aboutOpen: 'Dan il-fajl jgħid dwar {product} dak li hawn elenkat. Dan mhux stabbilit.',
    aboutEntry: 'Dan il-fajl jgħid ħaġa waħda biss: {statement}.',
    question: 'Dan huwa l-prodott li għandek quddiemek?',
    sealed: 'X’ġie ssiġillat',
    open: 'X’ġie ssiġillat; minn min għadu miftuħ',
    claimed: 'X’jgħid il-fajl',
    notEstablished: 'mhux stabbilit',
    rest: 'Aktar data ssiġillata',
    notShown: 'Ma jintweriex',
    uncovered: 'X’ma jkoprix is-siġill',
    unbound: 'Il-fajl jagħti {value} bħala n-numru tal-prodott; l-ebda data ssiġillata ma ttennih.',
    presentation: 'L-istampi, il-links u l-kuntatti fil-fajl mhumiex issiġillati.',
    company: 'Il-fajl isemmi {value} bħala l-kumpanija; seta’ kitbu kulħadd.',
    facility: 'Il-fajl isemmi {value} bħala l-fabbrika; seta’ kitbu kulħadd.',
    status: 'Il-fajl jagħti l-istatus {value}; issa jista’ jkun ieħor.',
    other: '{label}: {value}. L-ebda siġill ma jkopri dan.',
    limits:
      'Minn fajl ħadd ma jista’ jkun jaf jekk id-data hijiex vera, jekk hemmx verżjoni aktar riċenti, jew jekk iċ-ċertifikat ġiex irrevokat minn dakinhar.',
    nothingCovered:
      'Hawn ma jkopri xejn: l-ebda data ta’ dan il-fajl mhija stabbilita, mibdula jew le.',
    save: 'Salva dan il-fajl',
    saveReport: 'Salva dan ir-rapport (JSON)',
    print: 'Stampa',
  },
  status: {
    ACTIVE: 'fis-suq',
  },
  who: {
    title: 'Min jiggarantixxi',
    sealedBy: 'Issiġillat minn',
    sealSays: 'Is-siġill jgħid',
    confirmedBy: 'Ikkonfermat minn',
    issuedBy: 'Iċ-ċertifikat tiegħu huwa ta’',
    givenBy: 'Awtorità mogħtija minn',
    you: 'inti',
    server: 'dan is-server ({server})',
    confirmed: '{server}; il-marka tas-swaba’ ikkonfermajtha int',
    file: 'dan il-fajl; inti għażilt li tafdah',
    nobody: 'ħadd',
    fingerprint: 'Marka tas-swaba’ tal-awtorità (SHA-256)',
    trust: 'Hija l-istess: afdaha',
  },
  when: {
    title: 'Meta',
    stamped:
      'Timbru tal-ħin ({authority}) jikkonferma li s-siġill kien jeżisti f’dan il-ħin: {date}.',
    said: 'Issiġillat, kif jgħid il-fajl: {date}. L-ebda timbru tal-ħin ma jikkonfermah.',
    unjudged:
      'Issiġillat, kif jgħid il-fajl: {date}. It-timbru tal-ħin li fih ma setax jiġi evalwat.',
  },
  experts: {
    title: 'Għall-esperti',
    hint: 'kontrolli, ċertifikati',
    checks: 'Kontrolli',
    check: 'Kontroll',
    outcome: 'Riżultat',
    finding: 'Sejba',
    english: 'Fil-kliem tar-rapport għall-programmi, li huwa bl-Ingliż.',
    root: 'Għerq Merkle',
    technical: 'Data teknika, taħt l-ebda siġill',
    asFile: 'Id-data kif inhi fil-fajl',
    certificate: 'Ċertifikat tas-siġill',
    authorities: 'Awtoritajiet tas-siġilli (PEM)',
    without:
      'Mingħajr awtorità l-ebda verdett mhu aħjar minn “{undecided}”: li ċertifikat jiġi ma’ fajl mhijiex raġuni biex tafdah.',
    authorityFiles: 'Żid awtoritajiet tas-siġilli minn fajls',
    roots: 'Għeruq tat-timbri tal-ħin (PEM)',
    rootFiles: 'Żid għeruq tat-timbri tal-ħin minn fajls',
    offered: 'Ġie mal-fajl, mhux fdat',
    unreadable: 'Hawn ma jista’ jinqara l-ebda ċertifikat.',
  },
  file: {
    file: 'Fajl',
    bytes: '{value} bytes',
    digest: 'SHA-256 tal-fajl',
    checked: 'Iċċekkjat, skont l-arloġġ ta’ dan l-apparat',
    verifier: 'Verifikatur',
    here: 'Iċċekkjat f’dan il-brawżer. Il-fajl ma ntbagħat imkien, u din il-paġna ma tistax tibagħtu.',
  },
};
