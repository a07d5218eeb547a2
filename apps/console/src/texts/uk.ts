import type { Catalogue } from './catalogue.js';
import { common } from './uk/common.js';
import { companies } from './uk/companies.js';
import { door } from './uk/door.js';
import { editor } from './uk/editor.js';
import { form } from './uk/form.js';
import { frame } from './uk/frame.js';
import { keys } from './uk/keys.js';
import { passport } from './uk/passport.js';
import { passports } from './uk/passports.js';
import { people } from './uk/people.js';
import { secondFactor } from './uk/second-factor.js';
import { today } from './uk/today.js';
import { grants } from './uk/grants.js';
import { account } from './uk/account.js';
import { settings } from './uk/settings.js';
import { openings } from './uk/openings.js';
import { requests } from './uk/requests.js';
import { codes } from './uk/codes.js';

/** Ukrainian, with the polite "ви". */
export const uk: Catalogue = {
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
