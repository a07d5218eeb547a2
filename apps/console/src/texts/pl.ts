import type { Catalogue } from './catalogue.js';
import { common } from './pl/common.js';
import { companies } from './pl/companies.js';
import { door } from './pl/door.js';
import { editor } from './pl/editor.js';
import { form } from './pl/form.js';
import { frame } from './pl/frame.js';
import { keys } from './pl/keys.js';
import { passport } from './pl/passport.js';
import { passports } from './pl/passports.js';
import { people } from './pl/people.js';
import { secondFactor } from './pl/second-factor.js';
import { today } from './pl/today.js';
import { grants } from './pl/grants.js';
import { account } from './pl/account.js';
import { settings } from './pl/settings.js';
import { codes } from './pl/codes.js';
import { requests } from './pl/requests.js';
import { openings } from './pl/openings.js';

/** Polish, with the polite "Państwo". */
export const pl: Catalogue = {
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
  codes,
  requests,
  openings,
};
