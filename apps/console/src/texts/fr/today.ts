/** What needs a person today. */
import type { Section } from '../catalogue.js';

export const today: Section<'today'> = {
  title: 'Aujourd’hui',
  morning: 'Bonjour, {name}.',
  afternoon: 'Bonjour, {name}.',
  evening: 'Bonsoir, {name}.',
  morningUnnamed: 'Bonjour.',
  afternoonUnnamed: 'Bonjour.',
  eveningUnnamed: 'Bonsoir.',
  needs: {
    one: 'Un point demande votre attention.',
    other: '{count} points demandent votre attention.',
  },
  nothing: 'Rien ne demande votre attention aujourd’hui.',
  newPassport: 'Nouveau passeport',
  importTable: 'Importer un tableau',
  now: 'Maintenant',
  week: 'Cette semaine',
  later: 'Quand vous pourrez',
  more: { one: 'et {count} autre', other: 'et {count} autres' },
  hide: 'Masquer jusqu’à demain',
  hidden: 'Masqué jusqu’à demain.',
  leaves: 'Une ligne quitte cette liste quand sa cause a disparu.',
  keys: 'Appuyez sur {key} sur une ligne pour la masquer jusqu’à demain.',
  listFailed: 'Ce qui demande votre attention n’a pas pu être chargé.',
  notYet:
    'Ce serveur n’établit pas encore la liste de ce qui demande votre attention. Les chiffres sont ceux du moment.',
  figures: 'Vos passeports',
  published: 'Publiés',
  sealed: 'Scellés',
  waiting: { one: '{count} attend d’être scellé', other: '{count} attendent d’être scellés' },
  drafts: 'Brouillons',
  faulty: { one: '{count} a des erreurs', other: '{count} ont des erreurs' },
  recalled: 'Rappelés',
  figuresFailed: 'Les chiffres n’ont pas pu être chargés.',
  items: {
    RECALL_IN_FORCE: { one: 'Un rappel est en vigueur', other: '{count} rappels sont en vigueur' },
    WEBHOOK_FAILING: { one: 'Un webhook échoue', other: '{count} webhooks échouent' },
    WEBHOOK_SWITCHED_OFF: {
      one: 'Un webhook a été désactivé',
      other: '{count} webhooks ont été désactivés',
    },
    QUOTA_REACHED: { one: 'Votre forfait est épuisé', other: 'Votre forfait est épuisé' },
    SIGNING_KEY_MISSING: {
      one: 'L’espace de travail n’a pas de clé de signature',
      other: 'L’espace de travail n’a pas de clé de signature',
    },
    DRAFTS_WITH_FAULTS: {
      one: 'Un brouillon a des erreurs',
      other: '{count} brouillons ont des erreurs',
    },
    GRANTS_PENDING: {
      one: 'Une demande d’accès attend une réponse',
      other: '{count} demandes d’accès attendent une réponse',
    },
    CERTIFICATES_ENDING: {
      one: 'Un passeport mentionne un certificat qui expire bientôt',
      other: '{count} passeports mentionnent des certificats qui expirent bientôt',
    },
    KEYS_ENDING: {
      one: 'Une clé API prend bientôt fin',
      other: '{count} clés API prennent bientôt fin',
    },
    FACILITY_MISSING: {
      one: 'Un passeport ne peut pas être délivré comme attestation',
      other: '{count} passeports ne peuvent pas être délivrés comme attestations',
    },
    SEAL_MISSING: {
      one: 'Un passeport publié n’est pas scellé',
      other: '{count} passeports publiés ne sont pas scellés',
    },
    MFA_MISSING: {
      one: 'Une personne n’a pas de second facteur',
      other: '{count} personnes n’ont pas de second facteur',
    },
    OTHER: {
      one: 'Un autre point demande votre attention',
      other: 'Un autre point demande votre attention',
    },
  },
  why: {
    RECALL_IN_FORCE: 'Chaque scan du code affiche d’abord le rappel.',
    WEBHOOK_FAILING:
      'Le destinataire ne prend pas nos événements. Ils attendent et sont envoyés de nouveau.',
    WEBHOOK_SWITCHED_OFF:
      'Le destinataire a échoué trop longtemps. Les événements survenus depuis ne lui parviennent pas.',
    QUOTA_REACHED: 'Des brouillons peuvent encore être créés, mais plus rien n’est publié.',
    SIGNING_KEY_MISSING: 'Rien ne peut être scellé tant qu’il n’y en a pas.',
    DRAFTS_WITH_FAULTS: 'En l’état, la publication est impossible.',
    GRANTS_PENDING: 'Quelqu’un demande à voir des données restreintes.',
    CERTIFICATES_ENDING:
      'Après sa date de fin, le certificat figure comme expiré dans le passeport.',
    KEYS_ENDING: 'Le programme qui l’utilise est ensuite refusé.',
    FACILITY_MISSING:
      'Aucun site avec un pays n’est indiqué. Une fois scellé, un passeport ne peut plus en recevoir.',
    SEAL_MISSING: 'Sans sceau, rien ne prouve que les données sont inchangées.',
    MFA_MISSING: 'Un mot de passe seul suffit pour entrer.',
    OTHER: 'Ce point est plus récent que cette page. Rechargez la page.',
  },
  actions: {
    RECALL_IN_FORCE: 'L’examiner',
    WEBHOOK_FAILING: 'Examiner les réponses',
    WEBHOOK_SWITCHED_OFF: 'Examiner les réponses',
    QUOTA_REACHED: 'Que faire',
    SIGNING_KEY_MISSING: 'Paramètres',
    DRAFTS_WITH_FAULTS: 'Voir les brouillons',
    GRANTS_PENDING: 'Décider',
    CERTIFICATES_ENDING: 'Les voir',
    KEYS_ENDING: 'Voir les clés',
    FACILITY_MISSING: 'Choisir le site',
    SEAL_MISSING: 'Les voir',
    MFA_MISSING: 'Voir les personnes',
    OTHER: 'Recharger',
  },
  since: 'depuis le {date}',
  until: 'jusqu’au {date}',
  first: {
    hello: 'Bienvenue, {name}',
    helloUnnamed: 'Bienvenue',
    title: 'D’un tableau au code sur le produit, en une seule séance',
    lead: 'Quatre étapes. Chacune peut attendre ; ce que vous avez commencé est conservé.',
    steps: 'Premières étapes',
    done: { one: '{count} sur 4 terminée', other: '{count} sur 4 terminées' },
    company: 'Enregistrez votre entreprise',
    companyDone: 'Votre entreprise est enregistrée',
    companyWhy:
      'Son nom et son numéro d’enregistrement. Les passeports indiquent qui répond du produit.',
    addCompany: 'Ajouter l’entreprise',
    site: 'Ajoutez le site où vous produisez',
    siteDone: 'Votre site est enregistré',
    siteWhy:
      'Son GLN et son pays. Sans lui, un passeport ne peut pas être délivré comme attestation.',
    addSite: 'Ajouter un site',
    make: 'Créez vos premiers passeports',
    makeWhy:
      'Importez un tableau, tel que votre tableur l’enregistre. Rien n’est publié avant votre accord.',
    seal: 'Scellez-les et imprimez les codes',
    sealWhy: 'Possible dès que le premier est publié.',
    others: 'Qui d’autre devrait être ici ?',
    othersWhy:
      'Ceux qui connaissent les produits, ceux qui en répondent, et votre auditeur, qui ne fait que lire.',
    invite: 'Inviter des personnes',
    system: 'Un de vos systèmes connaît déjà tout ?',
    systemWhy:
      'Laissez-le créer les passeports : une clé, quatre appels, et cette console montre ce qui est arrivé.',
    makeKey: 'Créer une clé',
  },
};
