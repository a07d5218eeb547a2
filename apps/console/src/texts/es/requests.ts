/** Words of a request that is looked up by its number. */
import type { Section } from '../catalogue.js';

export const requests: Section<'requests'> = {
  title: 'Buscar una petición',
  number: 'Identificador de la petición, como en la cabecera X-Request-Id de la respuesta',
  find: 'Buscar',
  none: 'No hay tal petición en los últimos siete días. Solo se conserva lo que se escribió o se rechazó.',
  request: 'Petición',
  answer: 'Respuesta',
  took: { one: 'tras {count} ms', other: 'tras {count} ms' },
  by: 'Por',
  why: 'Por qué',
};
