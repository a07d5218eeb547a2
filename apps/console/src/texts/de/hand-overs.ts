import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'An ein anderes Unternehmen',
  lead: 'Ein Unternehmen, das der Batterie ein zweites Leben gibt, übernimmt sie in seinem eigenen Arbeitsbereich. Von da an ist es verantwortlich.',
  offer: 'Übergeben …',
  formTitle: 'Diese Batterie anbieten',
  ends: 'Das Angebot endet nach',
  offerDo: 'Token erzeugen',
  token: 'Token für {serial}',
  tokenNote:
    'Geben Sie es weiter wie ein Passwort: Das erste Unternehmen, das es eingibt, bekommt die Batterie. Es wird nicht noch einmal gezeigt.',
  stored: 'Ich habe es weitergegeben',
  open: 'Angeboten bis {date}. Bis zur Annahme ändert sich nichts.',
  lost: 'Ist das Token verloren? Nehmen Sie das Angebot zurück und machen Sie ein neues.',
  offers: 'Angebote',
  loadFailed: 'Die Angebote konnten nicht geladen werden.',
  columns: { made: 'Angeboten am', ends: 'Beendet am' },
  status: { ACCEPTED: 'Angenommen', CANCELLED: 'Zurückgenommen', EXPIRED: 'Abgelaufen' },
  cancel: 'Zurücknehmen …',
  cancelTitle: 'Angebot von {serial} zurücknehmen?',
  cancelText: 'Sein Token öffnet dann nichts mehr. Die Batterie bleibt bei Ihrem Unternehmen.',
  cancelDo: 'Zurücknehmen',
  cancelled: 'Das Angebot wurde zurückgenommen.',
  handedOver: 'Übergeben',
  takenOver: 'Von einem anderen Unternehmen übernommen',
  responsible: 'Seit {date} verantwortlich: {name}',
  late: 'Was davor gemessen wurde, können Sie noch erfassen.',
  lateFault: 'Sie wurde davor übergeben. Geben Sie an, wann gemessen wurde.',
  recordThere: 'Ihr Eintrag dort',
  takeOver: 'Batterie übernehmen',
  takeOverLead:
    'Ein anderes Unternehmen bietet Ihnen eine Batterie an und hat Ihnen ein Token gegeben. Bevor Sie annehmen, ändert sich nichts.',
  tokenLabel: 'Token',
  tokenHelp: 'Es beginnt mit {beginning}',
  tokenFault: 'Das ist kein Token. Es beginnt mit {beginning}',
  look: 'Batterie ansehen',
  offered: 'Was angeboten wird',
  untilNow: 'Bisher verantwortlich',
  offerEnds: 'Das Angebot endet',
  accept: 'Übernehmen',
  passport: 'Ihr Pass',
  passportHelp:
    'Der veröffentlichte Pass des Produkts, das Sie aus solchen Batterien machen. Sein Unternehmen ist von da an verantwortlich.',
  passportFault: 'Wählen Sie den Pass, unter dem die Batterie weitergeht.',
  noPassport: 'Sie haben noch keinen veröffentlichten Pass einer Batterie',
  noPassportText:
    'Veröffentlichen Sie den Pass des Produkts, das Sie aus solchen Batterien machen. Das Token gilt, bis das Angebot endet.',
  serial: 'Andere Seriennummer',
  serialHelp: 'Leer: es bleibt {serial}.',
  serialFault: 'Buchstaben, Ziffern, Punkt, Bindestrich, Unterstrich; höchstens 20.',
  acceptTitle: '{serial} übernehmen?',
  acceptText:
    'Von diesem Augenblick an ist {company} dafür verantwortlich. Das lässt sich nicht zurücknehmen.',
  accepted: '{serial} ist jetzt bei Ihnen.',
  openMine: 'Ihre Batterie öffnen',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'Kein Angebot hat dieses Token. Kopieren Sie es ganz, oder fragen Sie das Unternehmen, von dem Sie es haben.',
    HAND_OVER_CANCELLED:
      'Das Unternehmen hat dieses Angebot zurückgenommen. Bitten Sie es um ein neues Token.',
    HAND_OVER_EXPIRED:
      'Dieses Angebot ist abgelaufen. Bitten Sie das Unternehmen um ein neues Token.',
    HAND_OVER_ACCEPTED: 'Diese Batterie wurde schon übernommen. Ein Token gilt einmal.',
    HAND_OVER_OWN_WORKSPACE:
      'Ihr eigener Arbeitsbereich bietet diese Batterie an. Legen Sie dort ihren Nachfolger an; dazu braucht es kein Token.',
    HAND_OVER_ENVIRONMENT:
      'Einer der beiden Arbeitsbereiche ist eine Sandbox, der andere nicht. Nehmen Sie zwei derselben Art.',
    HAND_OVER_SUSPENDED:
      'Der Arbeitsbereich des anderen Unternehmens ist gesperrt. Bitten Sie es, das zu klären, und versuchen Sie es dann noch einmal.',
    HAND_OVER_OPEN:
      'Sie ist schon angeboten. Nehmen Sie jenes Angebot zurück, bevor Sie ein neues machen.',
    HAND_OVER_DRAFT:
      'Dieser Pass ist nicht öffentlich. Veröffentlichen Sie ihn zuerst, oder wählen Sie einen anderen.',
    UNIT_SERIAL_TAKEN:
      'Ihr Pass hat schon eine Batterie mit dieser Seriennummer. Geben Sie eine andere an.',
    UNIT_HANDED_OVER:
      'Diese Batterie wurde einem anderen Unternehmen übergeben. Nur dieses kann sie anbieten.',
    UNIT_SUCCEEDED: 'Aus dieser Batterie wurde eine andere gemacht. Bieten Sie jene an.',
    UNIT_RECYCLED: 'Diese Batterie ist recycelt. Sie wird nicht mehr übergeben.',
    PASSPORT_SUPERSEDED:
      'Eine spätere Ausgabe ist an die Stelle dieses Passes getreten. Wählen Sie jene.',
  },
};
