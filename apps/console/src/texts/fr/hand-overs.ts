import type { Section } from '../catalogue.js';

export const handOvers: Section<'handOvers'> = {
  title: 'À une autre entreprise',
  lead: 'L’entreprise qui donne une seconde vie à la batterie la reprend dans son propre espace de travail. Elle en est responsable dès lors.',
  offer: 'Remettre …',
  formTitle: 'Proposer cette batterie',
  ends: 'L’offre prend fin dans',
  offerDo: 'Créer le jeton',
  token: 'Jeton pour {serial}',
  tokenNote:
    'Transmettez-le comme un mot de passe : la première entreprise qui le saisit obtient la batterie. Il ne sera plus affiché.',
  stored: 'Je l’ai transmis',
  open: 'Proposée jusqu’au {date}. Rien ne change avant l’acceptation.',
  lost: 'Le jeton est perdu ? Retirez l’offre et faites-en une autre.',
  offers: 'Offres',
  loadFailed: 'Les offres n’ont pas pu être chargées.',
  columns: { made: 'Proposée le', ends: 'Terminée le' },
  status: { ACCEPTED: 'Acceptée', CANCELLED: 'Retirée', EXPIRED: 'Expirée' },
  cancel: 'Retirer l’offre …',
  cancelTitle: 'Retirer l’offre de {serial} ?',
  cancelText: 'Son jeton n’ouvre alors plus rien. La batterie reste dans votre entreprise.',
  cancelDo: 'Retirer l’offre',
  cancelled: 'L’offre a été retirée.',
  handedOver: 'Remise',
  takenOver: 'Reprise d’une autre entreprise',
  responsible: 'Responsable depuis le {date} : {name}',
  late: 'Vous pouvez encore enregistrer ce qui a été mesuré avant.',
  lateFault: 'Elle a été remise avant ce moment. Indiquez quand la mesure a été faite.',
  recordThere: 'Sa fiche là-bas',
  takeOver: 'Reprendre une batterie',
  takeOverLead:
    'Une autre entreprise vous propose une batterie et vous a donné un jeton. Rien ne change avant que vous acceptiez.',
  tokenLabel: 'Jeton',
  tokenHelp: 'Il commence par {beginning}',
  tokenFault: 'Ce n’est pas un jeton. Il commence par {beginning}',
  look: 'Voir la batterie',
  offered: 'Ce qui est proposé',
  untilNow: 'Responsable jusqu’ici',
  offerEnds: 'L’offre prend fin',
  accept: 'La reprendre',
  passport: 'Votre passeport',
  passportHelp:
    'Celui, publié, du produit que vous faites de telles batteries. Son entreprise est responsable dès lors.',
  passportFault: 'Choisissez le passeport sous lequel la batterie continue.',
  noPassport: 'Vous n’avez pas encore de passeport de batterie publié',
  noPassportText:
    'Publiez celui du produit que vous faites de telles batteries. Le jeton est valable jusqu’à la fin de l’offre.',
  serial: 'Autre numéro de série',
  serialHelp: 'Vide : il reste {serial}.',
  serialFault: 'Lettres, chiffres, point, trait d’union, tiret bas ; 20 au plus.',
  acceptTitle: 'Reprendre {serial} ?',
  acceptText: 'Dès ce moment, {company} en est responsable. C’est définitif.',
  accepted: '{serial} est chez vous maintenant.',
  openMine: 'Ouvrir votre batterie',
  refusals: {
    HAND_OVER_NOT_FOUND:
      'Aucune offre n’a ce jeton. Copiez-le en entier, ou demandez à l’entreprise qui vous l’a donné.',
    HAND_OVER_CANCELLED: 'L’entreprise a retiré cette offre. Demandez-lui un autre jeton.',
    HAND_OVER_EXPIRED: 'Cette offre a expiré. Demandez un autre jeton à l’entreprise.',
    HAND_OVER_ACCEPTED: 'Cette batterie a déjà été reprise. Un jeton sert une fois.',
    HAND_OVER_OWN_WORKSPACE:
      'Votre propre espace de travail propose cette batterie. Créez-y la suivante ; aucun jeton n’est nécessaire.',
    HAND_OVER_ENVIRONMENT:
      'L’un des deux espaces de travail est un bac à sable, l’autre non. Utilisez-en deux du même type.',
    HAND_OVER_SUSPENDED:
      'L’espace de travail de l’autre entreprise est suspendu. Demandez-lui de régler cela, puis réessayez.',
    HAND_OVER_OPEN: 'Elle est déjà proposée. Retirez cette offre avant d’en faire une autre.',
    HAND_OVER_DRAFT:
      'Ce passeport n’est pas public. Publiez-le d’abord, ou choisissez-en un autre.',
    UNIT_SERIAL_TAKEN:
      'Votre passeport a déjà une batterie avec ce numéro de série. Indiquez-en un autre.',
    UNIT_HANDED_OVER:
      'Cette batterie a été remise à une autre entreprise. Elle seule peut la proposer.',
    UNIT_SUCCEEDED: 'Une autre batterie a été faite à partir de celle-ci. Proposez celle-là.',
    UNIT_RECYCLED: 'Cette batterie est recyclée. Elle n’est plus remise.',
    PASSPORT_SUPERSEDED: 'Une édition ultérieure remplace ce passeport. Choisissez-la.',
  },
};
