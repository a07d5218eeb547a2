import type { Catalogue } from './catalogue.js';
import { common } from './de/common.js';
import { companies } from './de/companies.js';
import { door } from './de/door.js';
import { editor } from './de/editor.js';
import { form } from './de/form.js';
import { frame } from './de/frame.js';
import { keys } from './de/keys.js';
import { passport } from './de/passport.js';
import { passports } from './de/passports.js';
import { people } from './de/people.js';
import { secondFactor } from './de/second-factor.js';
import { today } from './de/today.js';
import { grants } from './de/grants.js';
import { account } from './de/account.js';
import { settings } from './de/settings.js';
import { openings } from './de/openings.js';
import { requests } from './de/requests.js';
import { codes } from './de/codes.js';

/** German, with the polite "Sie". */
export const de: Catalogue = {
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
