import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'Do chuideachta eile',
  lead: 'An chuideachta a thugann an dara saol don cheallra, glacann sí é ina spás oibre féin. Tá sí freagrach as ón am sin.',
  offer: 'Tabhair ar láimh …',
  formTitle: 'Tairg an ceallra seo',
  ends: 'Críochnaíonn an tairiscint i gceann',
  offerDo: 'Déan an comhartha',
  token: 'Comhartha do {serial}',
  tokenNote:
    'Tabhair ar aghaidh é mar phasfhocal: an chéad chuideachta a iontrálann é, gheobhaidh sí an ceallra. Ní thaispeántar arís é.',
  stored: 'Thug mé ar aghaidh é',
  open: 'Ar tairiscint go dtí {date}. Ní athraíonn aon rud sula nglactar leis.',
  lost: 'Ar cailleadh an comhartha? Tarraing siar an tairiscint agus déan ceann eile.',
  offers: 'Tairiscintí',
  loadFailed: 'Níorbh fhéidir na tairiscintí a luchtú.',
  columns: { made: 'Tairgthe', ends: 'Críochnaithe' },
  status: { ACCEPTED: 'Glactha', CANCELLED: 'Tarraingthe siar', EXPIRED: 'As feidhm' },
  cancel: 'Tarraing siar …',
  cancelTitle: 'Tarraing siar tairiscint {serial}?',
  cancelText:
    'Ní osclóidh an comhartha aon rud ina dhiaidh sin. Fanann an ceallra le do chuideachta.',
  cancelDo: 'Tarraing siar í',
  cancelled: 'Tarraingíodh siar an tairiscint.',
  handedOver: 'Tugtha ar láimh',
  takenOver: 'Glactha ó chuideachta eile',
  responsible: 'Freagrach ó {date}: {name}',
  late: 'Is féidir fós an méid a tomhaiseadh roimhe sin a thaifeadadh.',
  lateFault: 'Tugadh ar láimh é roimhe sin. Tabhair an t-am a tomhaiseadh é.',
  recordThere: 'A thaifead ansin',
  takeOver: 'Glac ceallra ar láimh',
  takeOverLead:
    'Tá cuideachta eile ag tairiscint ceallra duit agus thug sí comhartha duit. Ní athraíonn aon rud sula nglacann tú leis.',
  tokenLabel: 'Comhartha',
  tokenHelp: 'Tosaíonn sé le {beginning}',
  tokenFault: 'Ní comhartha é seo. Tosaíonn sé le {beginning}',
  look: 'Féach ar an gceallra',
  offered: 'Cad atá ar tairiscint',
  untilNow: 'Freagrach go dtí seo',
  offerEnds: 'Críochnaíonn an tairiscint',
  accept: 'Glac ar láimh é',
  passport: 'Do phas',
  passportHelp:
    'Pas foilsithe an táirge a dhéanann tú as ceallraí den sórt seo. Tá a chuideachta freagrach ón am sin.',
  passportFault: 'Roghnaigh an pas a leanann an ceallra ar aghaidh faoi.',
  noPassport: 'Níl pas foilsithe ceallra agat fós',
  noPassportText:
    'Foilsigh pas an táirge a dhéanann tú as ceallraí den sórt seo. Tá an comhartha bailí go deireadh na tairisceana.',
  serial: 'Sraithuimhir eile',
  serialHelp: 'Folamh: fanann sé {serial}.',
  serialFault: 'Litreacha, digití, ponc, fleiscín, fostríoc; 20 ar a mhéad.',
  acceptTitle: 'Glac {serial} ar láimh?',
  acceptText: 'Ón nóiméad seo tá {company} freagrach as. Ní féidir é seo a chur ar ceal.',
  accepted: 'Tá {serial} agat anois.',
  openMine: 'Oscail do cheallra',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'Níl an comhartha seo ag aon tairiscint. Cóipeáil ina iomláine é, nó fiafraigh den chuideachta a thug duit é.',
    HAND_OVER_CANCELLED:
      'Tharraing an chuideachta siar an tairiscint seo. Iarr comhartha eile uirthi.',
    HAND_OVER_EXPIRED: 'Tá an tairiscint seo as feidhm. Iarr comhartha eile ar an gcuideachta.',
    HAND_OVER_ACCEPTED: 'Glacadh an ceallra seo cheana. Oibríonn comhartha uair amháin.',
    HAND_OVER_OWN_WORKSPACE:
      'Is é do spás oibre féin a thairgeann an ceallra seo. Déan a chomharba ansin; níl comhartha de dhíth.',
    HAND_OVER_ENVIRONMENT:
      'Bosca gainimh is ea ceann de na spásanna oibre, ní hea an ceann eile. Úsáid dhá cheann den chineál céanna.',
    HAND_OVER_SUSPENDED:
      'Tá spás oibre na cuideachta eile curtha ar fionraí. Iarr uirthi é sin a shocrú; bain triail eile as ansin.',
    HAND_OVER_OPEN:
      'Tá sé ar tairiscint cheana. Tarraing siar an tairiscint sin sula ndéanann tú ceann eile.',
    HAND_OVER_DRAFT: 'Níl an pas seo poiblí. Foilsigh ar dtús é, nó roghnaigh ceann eile.',
    UNIT_SERIAL_TAKEN:
      'Tá ceallra leis an tsraithuimhir seo ag do phas cheana. Tabhair ceann eile.',
    UNIT_HANDED_OVER:
      'Tugadh an ceallra seo do chuideachta eile. Ise amháin is féidir é a thairiscint.',
    UNIT_SUCCEEDED: 'Rinneadh ceallra eile as an gceann seo. Tairg an ceann sin.',
    UNIT_RECYCLED: 'Tá an ceallra seo athchúrsáilte. Ní thugtar ar láimh a thuilleadh é.',
    PASSPORT_SUPERSEDED: 'Ghlac eagrán níos déanaí áit an phas seo. Roghnaigh an ceann sin.',
  },
};
