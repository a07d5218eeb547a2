import type { Catalogue } from './catalogue.js';
import { common } from './et/common.js';
import { companies } from './et/companies.js';
import { door } from './et/door.js';
import { editor } from './et/editor.js';
import { form } from './et/form.js';
import { frame } from './et/frame.js';
import { keys } from './et/keys.js';
import { passport } from './et/passport.js';
import { passports } from './et/passports.js';
import { people } from './et/people.js';
import { secondFactor } from './et/second-factor.js';
import { today } from './et/today.js';
import { grants } from './et/grants.js';
import { account } from './et/account.js';
import { settings } from './et/settings.js';
import { openings } from './et/openings.js';
import { requests } from './et/requests.js';
import { codes } from './et/codes.js';

/** Estonian, with the polite "Teie". */
export const et: Catalogue = {
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
