import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'Lil kumpanija oħra',
  lead: 'Il-kumpanija li tagħti lill-batterija t-tieni ħajja teħodha f’idejha fl-ispazju tax-xogħol tagħha. Minn dakinhar hija responsabbli hi.',
  offer: 'Għaddi …',
  formTitle: 'Offri din il-batterija',
  ends: 'L-offerta tintemm wara',
  offerDo: 'Agħmel it-token',
  token: 'Token għal {serial}',
  tokenNote:
    'Għaddih bħal password: l-ewwel kumpanija li ddaħħlu tieħu l-batterija. Ma jerġax jintwera.',
  stored: 'Għaddejtu',
  open: 'Offruta sa {date}. Xejn ma jinbidel qabel ma tiġi aċċettata.',
  lost: 'Intilef it-token? Irtira l-offerta u agħmel oħra.',
  offers: 'Offerti',
  loadFailed: 'L-offerti ma setgħux jitgħabbew.',
  columns: { made: 'Offruta fi', ends: 'Intemmet fi' },
  status: { ACCEPTED: 'Aċċettata', CANCELLED: 'Irtirata', EXPIRED: 'Skadiet' },
  cancel: 'Irtira l-offerta …',
  cancelTitle: 'Tirtira l-offerta ta’ {serial}?',
  cancelText:
    'It-token tagħha ma jiftaħ xejn minn dakinhar. Il-batterija tibqa’ tal-kumpanija tiegħek.',
  cancelDo: 'Irtira l-offerta',
  cancelled: 'L-offerta ġiet irtirata.',
  handedOver: 'Mgħoddija',
  takenOver: 'Meħuda minn kumpanija oħra',
  responsible: 'Responsabbli minn {date}: {name}',
  late: 'Għadek tista’ tirreġistra dak li tkejjel qabel.',
  lateFault: 'Għaddiet qabel dak il-ħin. Agħti l-ħin meta tkejjel.',
  recordThere: 'Ir-rekord tagħha hemm',
  takeOver: 'Ħu batterija f’idejk',
  takeOverLead:
    'Kumpanija oħra qed toffrilek batterija u tatek token. Xejn ma jinbidel qabel ma taċċetta.',
  tokenLabel: 'Token',
  tokenHelp: 'Jibda b’{beginning}',
  tokenFault: 'Dan mhux token. Jibda b’{beginning}',
  look: 'Ara l-batterija',
  offered: 'X’inhu offrut',
  untilNow: 'Responsabbli s’issa',
  offerEnds: 'L-offerta tintemm',
  accept: 'Ħudha f’idejk',
  passport: 'Il-passaport tiegħek',
  passportHelp:
    'Dak ippubblikat tal-prodott li tagħmel minn batteriji bħal dawn. Il-kumpanija tiegħu hija responsabbli minn dakinhar.',
  passportFault: 'Agħżel il-passaport li taħtu tkompli l-batterija.',
  noPassport: 'Għad m’għandekx passaport ippubblikat ta’ batterija',
  noPassportText:
    'Ippubblika dak tal-prodott li tagħmel minn batteriji bħal dawn. It-token jibqa’ tajjeb sal-aħħar tal-offerta.',
  serial: 'Numru tas-serje ieħor',
  serialHelp: 'Vojt: jibqa’ {serial}.',
  serialFault: 'Ittri, ċifri, punt, sing, sing baxx; l-aktar 20.',
  acceptTitle: 'Tieħu {serial} f’idejk?',
  acceptText:
    'Minn dan il-mument {company} hija responsabbli għaliha. Dan ma jistax jitreġġa’ lura.',
  accepted: '{serial} issa għandek.',
  openMine: 'Iftaħ il-batterija tiegħek',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'L-ebda offerta m’għandha dan it-token. Ikkopjah sħiħ, jew staqsi lill-kumpanija li tathulek.',
    HAND_OVER_CANCELLED: 'Il-kumpanija irtirat din l-offerta. Itlobha token ieħor.',
    HAND_OVER_EXPIRED: 'Din l-offerta skadiet. Itlob lill-kumpanija token ieħor.',
    HAND_OVER_ACCEPTED: 'Din il-batterija diġà ttieħdet. Token jaħdem darba.',
    HAND_OVER_OWN_WORKSPACE:
      'L-ispazju tax-xogħol tiegħek stess joffri din il-batterija. Agħmel is-suċċessur tagħha hemm; m’hemmx bżonn token.',
    HAND_OVER_ENVIRONMENT:
      'Wieħed miż-żewġ spazji tax-xogħol huwa għall-prova, l-ieħor le. Uża tnejn tal-istess tip.',
    HAND_OVER_SUSPENDED:
      'L-ispazju tax-xogħol tal-kumpanija l-oħra huwa sospiż. Itlobha ssolvi dan; imbagħad erġa’ pprova.',
    HAND_OVER_OPEN: 'Diġà hija offruta. Irtira dik l-offerta qabel ma tagħmel oħra.',
    HAND_OVER_DRAFT: 'Dan il-passaport mhux pubbliku. L-ewwel ippubblikah, jew agħżel ieħor.',
    UNIT_SERIAL_TAKEN:
      'Il-passaport tiegħek diġà għandu batterija b’dan in-numru tas-serje. Agħti ieħor.',
    UNIT_HANDED_OVER: 'Din il-batterija għaddiet lil kumpanija oħra. Hi biss tista’ toffriha.',
    UNIT_SUCCEEDED: 'Minn din il-batterija saret oħra. Offri lilha.',
    UNIT_RECYCLED: 'Din il-batterija hija riċiklata. Ma tingħaddiex aktar.',
    PASSPORT_SUPERSEDED: 'Edizzjoni aktar tard ħadet post dan il-passaport. Agħżel lilha.',
  },
};
