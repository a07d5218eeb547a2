import type { Catalogue } from './catalogue.js';
import { common } from './hu/common.js';
import { companies } from './hu/companies.js';
import { door } from './hu/door.js';
import { editor } from './hu/editor.js';
import { form } from './hu/form.js';
import { frame } from './hu/frame.js';
import { keys } from './hu/keys.js';
import { passport } from './hu/passport.js';
import { passports } from './hu/passports.js';
import { people } from './hu/people.js';
import { secondFactor } from './hu/second-factor.js';
import { today } from './hu/today.js';
import { grants } from './hu/grants.js';
import { account } from './hu/account.js';
import { settings } from './hu/settings.js';
import { openings } from './hu/openings.js';
import { requests } from './hu/requests.js';
import { codes } from './hu/codes.js';

/** Hungarian, with the polite "Ön". */
export const hu: Catalogue = {
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
