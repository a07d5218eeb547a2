import { render } from 'preact';
import { App } from './app.js';
import { readPreference } from './frame/preferences.js';
import { applyTheme } from './frame/theme.js';
import './styles/first-view.css';
import { chooseLanguage } from './texts/languages.js';
import { loadTexts } from './texts/load-texts.js';

const root = document.getElementById('console');
if (root) {
  applyTheme(readPreference('theme'));
  const language = chooseLanguage([readPreference('language'), ...navigator.languages]);
  const texts = await loadTexts(language);
  render(<App firstTexts={texts} />, root);
}
