import type { Catalogue } from './catalogue.js';
import { common } from './it/common.js';
import { companies } from './it/companies.js';
import { door } from './it/door.js';
import { editor } from './it/editor.js';
import { form } from './it/form.js';
import { frame } from './it/frame.js';
import { keys } from './it/keys.js';
import { passport } from './it/passport.js';
import { passports } from './it/passports.js';
import { people } from './it/people.js';
import { secondFactor } from './it/second-factor.js';
import { today } from './it/today.js';
import { grants } from './it/grants.js';
import { account } from './it/account.js';
import { settings } from './it/settings.js';
import { codes } from './it/codes.js';
import { requests } from './it/requests.js';
import { openings } from './it/openings.js';

/** Italian, with the polite "Lei". */
export const it: Catalogue = {
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
