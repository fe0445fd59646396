import { activate, catalogue } from '#shared/language/i18n.ts';
import {
  bestLanguage,
  isLanguage,
  isRightToLeft,
  type Language,
} from '#shared/language/languages.ts';
import { loadCatalogue } from './catalogues.ts';

/** The local-storage key of the chosen language. public/first.js reads it before the first paint. */
const key = 'language';

export const browserLanguage = (): Language => bestLanguage(navigator.languages);

/** Undefined if no language was chosen. The browser's language is then used. */
export const chosenLanguage = (): Language | undefined => {
  const kept = localStorage.getItem(key);
  return isLanguage(kept) ? kept : undefined;
};

const wanted = () => chosenLanguage() ?? browserLanguage();

/** Shows the wanted language. If its catalogue can't be loaded, the page stays in its current language. */
const show = async (): Promise<void> => {
  const tag = wanted();
  if (tag !== catalogue.locale) {
    try {
      const messages = tag === 'en' ? {} : await loadCatalogue(tag);
      if (tag !== wanted()) return;
      activate({ locale: tag, messages });
    } catch (error) {
      console.warn(`The catalogue of ${tag} could not be loaded`, error);
    }
  }
  document.documentElement.lang = catalogue.locale;
  document.documentElement.dir = isRightToLeft(catalogue.locale) ? 'rtl' : 'ltr';
};

/** Chooses a language. Null means the browser's language. */
export const chooseLanguage = (language: Language | null): Promise<void> => {
  if (language) localStorage.setItem(key, language);
  else localStorage.removeItem(key);
  return show();
};

/** Follows a choice in another tab. `key` is null if that tab cleared the storage. */
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) void show();
});
