import type { Catalogue } from './catalogue.js';
import { common } from './el/common.js';
import { companies } from './el/companies.js';
import { door } from './el/door.js';
import { editor } from './el/editor.js';
import { form } from './el/form.js';
import { frame } from './el/frame.js';
import { keys } from './el/keys.js';
import { passport } from './el/passport.js';
import { passports } from './el/passports.js';
import { people } from './el/people.js';
import { secondFactor } from './el/second-factor.js';
import { today } from './el/today.js';
import { grants } from './el/grants.js';
import { account } from './el/account.js';
import { settings } from './el/settings.js';
import { openings } from './el/openings.js';
import { requests } from './el/requests.js';
import { codes } from './el/codes.js';

/** Greek, with the polite plural. */
export const el: Catalogue = {
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
