// Runs before the first paint. Sets the language, its direction and the colour scheme, so that a dark page does not
// flash white. Also sets whether somebody is signed in, for the placeholders of index.html. This is a separate file,
// because the content security policy allows no inline script.
(() => {
  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // If the storage is blocked, the settings of the system and the browser apply, and nobody is signed in.
      return null;
    }
  };
  const scheme = stored('mantine-color-scheme-value');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // The same rule as in src/language/chosenLanguage.ts, which loads later.
  /** @type {HTMLMetaElement | null} */
  const listed = document.querySelector('meta[name=languages]');
  const languages = listed?.content.split(' ') ?? [];
  /** @param {string} tag */
  const primary = (tag) => tag.toLowerCase().split('-')[0];
  /** @param {string} tag */
  const known = (tag) =>
    languages.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
    languages.find((one) => primary(one) === primary(tag));
  const chosen = stored('language');
  const language =
    languages.find((one) => one === chosen) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
  document.documentElement.lang = language;
  document.documentElement.dir = listed?.dataset.rightToLeft?.split(' ').includes(language)
    ? 'rtl'
    : 'ltr';
  document.documentElement.toggleAttribute('data-signed-out', stored('token') === null);
})();
