// Before the first paint: the language and its direction, the colours, so that nobody who chose the dark scheme sees a white
// flash, and whether a page or a form will follow. A file of its own because the content security policy allows no inline script.
(() => {
  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the scheme is the system's, and nobody is signed in.
      return null;
    }
  };
  const scheme = stored('mantine-color-scheme-value');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // As in src/language/chosenLanguage.ts, whose code comes later.
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
