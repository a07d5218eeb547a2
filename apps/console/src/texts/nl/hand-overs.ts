import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'Aan een ander bedrijf',
  lead: 'Een bedrijf dat de batterij een tweede leven geeft, neemt haar over in zijn eigen werkruimte. Vanaf dan is het verantwoordelijk.',
  offer: 'Overdragen …',
  formTitle: 'Deze batterij aanbieden',
  ends: 'Het aanbod eindigt na',
  offerDo: 'Token maken',
  token: 'Token voor {serial}',
  tokenNote:
    'Geef het door zoals een wachtwoord: het eerste bedrijf dat het invoert, krijgt de batterij. Het wordt niet nog eens getoond.',
  stored: 'Ik heb het doorgegeven',
  open: 'Aangeboden tot {date}. Vóór de aanvaarding verandert er niets.',
  lost: 'Is het token kwijt? Trek het aanbod in en doe een nieuw.',
  offers: 'Aanbiedingen',
  loadFailed: 'De aanbiedingen konden niet worden geladen.',
  columns: { made: 'Aangeboden op', ends: 'Beëindigd op' },
  status: { ACCEPTED: 'Aanvaard', CANCELLED: 'Ingetrokken', EXPIRED: 'Verlopen' },
  cancel: 'Aanbod intrekken …',
  cancelTitle: 'Het aanbod van {serial} intrekken?',
  cancelText: 'Het token opent daarna niets meer. De batterij blijft bij uw bedrijf.',
  cancelDo: 'Aanbod intrekken',
  cancelled: 'Het aanbod is ingetrokken.',
  handedOver: 'Overgedragen',
  takenOver: 'Overgenomen van een ander bedrijf',
  responsible: 'Verantwoordelijk sinds {date}: {name}',
  late: 'Wat daarvoor is gemeten, kunt u nog vastleggen.',
  lateFault: 'Ze is daarvoor overgedragen. Geef aan wanneer er is gemeten.',
  recordThere: 'Haar registratie daar',
  takeOver: 'Batterij overnemen',
  takeOverLead:
    'Een ander bedrijf biedt u een batterij aan en gaf u een token. Voordat u aanvaardt, verandert er niets.',
  tokenLabel: 'Token',
  tokenHelp: 'Het begint met {beginning}',
  tokenFault: 'Dit is geen token. Het begint met {beginning}',
  look: 'Batterij bekijken',
  offered: 'Wat wordt aangeboden',
  untilNow: 'Tot nu toe verantwoordelijk',
  offerEnds: 'Het aanbod eindigt',
  accept: 'Overnemen',
  passport: 'Uw paspoort',
  passportHelp:
    'Het gepubliceerde paspoort van het product dat u van zulke batterijen maakt. Het bedrijf ervan is vanaf dan verantwoordelijk.',
  passportFault: 'Kies het paspoort waaronder de batterij verdergaat.',
  noPassport: 'U hebt nog geen gepubliceerd paspoort van een batterij',
  noPassportText:
    'Publiceer het paspoort van het product dat u van zulke batterijen maakt. Het token blijft geldig tot het aanbod eindigt.',
  serial: 'Ander serienummer',
  serialHelp: 'Leeg: het blijft {serial}.',
  serialFault: 'Letters, cijfers, punt, koppelteken, liggend streepje; hoogstens 20.',
  acceptTitle: '{serial} overnemen?',
  acceptText:
    'Vanaf dit moment is {company} er verantwoordelijk voor. Dit kan niet ongedaan worden gemaakt.',
  accepted: '{serial} is nu bij u.',
  openMine: 'Uw batterij openen',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'Geen aanbod heeft dit token. Kopieer het helemaal, of vraag het bedrijf dat het u gaf.',
    HAND_OVER_CANCELLED: 'Het bedrijf heeft dit aanbod ingetrokken. Vraag het om een ander token.',
    HAND_OVER_EXPIRED: 'Dit aanbod is verlopen. Vraag het bedrijf om een ander token.',
    HAND_OVER_ACCEPTED: 'Deze batterij is al overgenomen. Een token werkt één keer.',
    HAND_OVER_OWN_WORKSPACE:
      'Uw eigen werkruimte biedt deze batterij aan. Maak de opvolger daar; er is geen token nodig.',
    HAND_OVER_ENVIRONMENT:
      'De ene werkruimte is een testomgeving, de andere niet. Gebruik er twee van dezelfde soort.',
    HAND_OVER_SUSPENDED:
      'De werkruimte van het andere bedrijf is opgeschort. Vraag het dat op te lossen en probeer het dan opnieuw.',
    HAND_OVER_OPEN: 'Ze is al aangeboden. Trek dat aanbod in voordat u een nieuw doet.',
    HAND_OVER_DRAFT: 'Dit paspoort is niet openbaar. Publiceer het eerst, of kies een ander.',
    UNIT_SERIAL_TAKEN: 'Uw paspoort heeft al een batterij met dit serienummer. Geef een ander op.',
    UNIT_HANDED_OVER:
      'Deze batterij is aan een ander bedrijf overgedragen. Alleen dat kan haar aanbieden.',
    UNIT_SUCCEEDED: 'Van deze batterij is een andere gemaakt. Bied die aan.',
    UNIT_RECYCLED: 'Deze batterij is gerecycled. Ze wordt niet meer overgedragen.',
    PASSPORT_SUPERSEDED: 'Een latere uitgave is in de plaats van dit paspoort gekomen. Kies die.',
  },
};
