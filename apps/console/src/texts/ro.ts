import type { Catalogue } from './catalogue.js';
import { common } from './ro/common.js';
import { companies } from './ro/companies.js';
import { door } from './ro/door.js';
import { editor } from './ro/editor.js';
import { form } from './ro/form.js';
import { frame } from './ro/frame.js';
import { keys } from './ro/keys.js';
import { passport } from './ro/passport.js';
import { passports } from './ro/passports.js';
import { people } from './ro/people.js';
import { secondFactor } from './ro/second-factor.js';
import { today } from './ro/today.js';
import { grants } from './ro/grants.js';
import { account } from './ro/account.js';
import { settings } from './ro/settings.js';
import { openings } from './ro/openings.js';
import { requests } from './ro/requests.js';
import { codes } from './ro/codes.js';

/** Romanian, with the polite "dumneavoastră". */
export const ro: Catalogue = {
  common,
  companies,
  door,
  editor,
  form,
  frame,
  keys,
  passport,
  passports,
  people,
  secondFactor,
  today,
  grants,
  account,
  settings,
  openings,
  requests,
  codes,
};
