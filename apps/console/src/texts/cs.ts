import type { Catalogue } from './catalogue.js';
import { common } from './cs/common.js';
import { companies } from './cs/companies.js';
import { door } from './cs/door.js';
import { editor } from './cs/editor.js';
import { form } from './cs/form.js';
import { frame } from './cs/frame.js';
import { keys } from './cs/keys.js';
import { passport } from './cs/passport.js';
import { passports } from './cs/passports.js';
import { people } from './cs/people.js';
import { secondFactor } from './cs/second-factor.js';
import { today } from './cs/today.js';
import { grants } from './cs/grants.js';
import { account } from './cs/account.js';
import { settings } from './cs/settings.js';
import { openings } from './cs/openings.js';
import { requests } from './cs/requests.js';
import { codes } from './cs/codes.js';

/** Czech, with the polite "vy". */
export const cs: Catalogue = {
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
