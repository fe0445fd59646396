// Before the first paint, so that nobody who chose the dark scheme sees a white flash. A file of its own because the
// content security policy allows no inline script.
(() => {
  const chosen = () => {
    try {
      return localStorage.getItem('mantine-color-scheme-value');
    } catch {
      // Storage is blocked: the scheme is the system's.
      return null;
    }
  };
  const scheme = chosen();
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
