import { common } from './en/common.js';
import { door } from './en/door.js';
import { editor } from './en/editor.js';
import { form } from './en/form.js';
import { frame } from './en/frame.js';
import { passport } from './en/passport.js';
import { passports } from './en/passports.js';
import { secondFactor } from './en/second-factor.js';
import { today } from './en/today.js';
import { people } from './en/people.js';
import { keys } from './en/keys.js';
import { companies } from './en/companies.js';
import { grants } from './en/grants.js';
import { account } from './en/account.js';
import { settings } from './en/settings.js';
import { openings } from './en/openings.js';
import { requests } from './en/requests.js';
import { codes } from './en/codes.js';

/**
 * The master catalogue: every other language has sections of exactly these keys. What stands in braces is put in where
 * a text is used. A sentence has at most some twenty words and says "you" politely.
 */
export const en = {
  common,
  door,
  editor,
  form,
  frame,
  passport,
  passports,
  secondFactor,
  today,
  people,
  keys,
  companies,
  grants,
  account,
  settings,
  openings,
  requests,
  codes,
} as const;
