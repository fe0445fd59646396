// Before the first paint: the colours, so that nobody who chose the dark scheme sees a white flash, and whether a page or
// a form will follow. A file of its own because the content security policy allows no inline script.
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
  document.documentElement.toggleAttribute('data-signed-out', stored('token') === null);
})();
