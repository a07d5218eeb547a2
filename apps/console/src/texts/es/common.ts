/** Words that several screens use. */
import type { Section } from '../catalogue.js';

export const common: Section<'common'> = {
  product: 'Pasaportes de producto',
  skip: 'Ir al contenido',
  cancel: 'Cancelar',
  close: 'Cerrar',
  tryAgain: 'Reintentar',
  undo: 'Deshacer',
  copy: 'Copiar',
  copied: 'Copiado',
  yes: 'sí',
  no: 'no',
  optional: 'opcional',
  recommended: 'recomendado',
  actors: { key: 'una clave de API', system: 'la plataforma', unknown: 'alguien' },
  loading: 'Cargando',
  slow: 'Esto tarda más de lo habitual.',
  path: 'Ruta',
  request: 'Petición {id}',
  copyRequest: 'Copiar el número de la petición',
  needsUpdate: 'Esta página es más antigua que el servidor. Vuelva a cargarla para continuar.',
  reload: 'Volver a cargar',
  notFoundTitle: 'Esta pantalla no existe',
  notFound: 'Quizá la dirección se ha leído mal o viene de un enlace antiguo.',
  toToday: 'Ir a Hoy',
  mayNotTitle: 'No tiene permiso para ver esto',
  mayNot:
    'Su rol en este espacio de trabajo no lo incluye. Los roles los asigna un administrador del espacio de trabajo.',
  failures: {
    offline: 'Sin conexión. Lo que ve puede no estar al día; inténtelo de nuevo más tarde.',
    server:
      'No ha funcionado, y el error es nuestro. No se ha cambiado nada. Inténtelo de nuevo; si persiste, indique al soporte el número de la petición.',
    tooMany: {
      one: 'Demasiadas llamadas de este espacio de trabajo en un minuto. Inténtelo de nuevo en {count} segundo.',
      other:
        'Demasiadas llamadas de este espacio de trabajo en un minuto. Inténtelo de nuevo en {count} segundos.',
    },
    notAllowed:
      'Puede leer esto, pero no cambiarlo. Los roles los asigna un administrador del espacio de trabajo.',
    secondFactor: 'Este espacio de trabajo exige un segundo factor antes de cualquier cambio.',
    setUp: 'Configurarlo',
    quota:
      'Su plan no incluye esto o está agotado. El administrador de la plataforma puede cambiarlo.',
    seePlan: 'Qué hacer',
    notFound:
      'No hay nada con este número en su espacio de trabajo. Quizá pertenece a otra empresa o se ha leído mal.',
    conflict: 'Un colega ha cambiado esto al mismo tiempo. Vuelva a cargarlo y revise el cambio.',
    refused: 'El servidor lo ha rechazado: {message}',
  },
  status: {
    DRAFT: 'Borrador',
    ACTIVE: 'Publicado',
    RECALLED: 'Retirado',
    DECOMMISSIONED: 'Fuera del mercado',
  },
  sealed: 'Sellado',
  notSealed: 'Sin sellar',
  credentialReady: 'Lista',
  credentialMissing: 'Sin instalación',
  categories: {
    aluminium: 'Aluminio',
    batteries: 'Baterías',
    chemicals: 'Productos químicos',
    construction: 'Productos de construcción',
    cosmetics: 'Cosméticos',
    electronics: 'Electrónica',
    'iron-steel': 'Hierro y acero',
    textiles: 'Textiles',
    toys: 'Juguetes',
  },
  faults: { one: '{count} error', other: '{count} errores' },
};
