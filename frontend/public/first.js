// Before everything else. A file of its own because the content security policy allows no inline script.
(() => {
  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: nobody is signed in, and the scheme is the system's.
      return null;
    }
  };

  // Before the first paint, so that nobody who chose the dark scheme sees a white flash.
  const chosen = read('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  /** @param {RequestInit} init */
  const withInit = (init) => (/** @type {string} */ url) => [url, init];

  // What the first page needs, code and data, is asked for beside the app's own code. The list is written into
  // index.html when the site is built (frontend/build/firstNeeds.ts).
  const token = read('token');
  const needs = document.getElementById('first-needs');
  const { signedIn, signedOut } = JSON.parse(needs?.textContent ?? '{}');
  const page = (token ? signedIn : signedOut)?.[location.pathname];
  if (!page) return;
  const user = () => {
    try {
      return JSON.parse(read('user') ?? '{}');
    } catch {
      return {};
    }
  };
  const { dayStartsAt = '', weekStartsOn = '' } = user();
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    // Where the kept user does not say, the profile does.
    'X-Day-Starts-At': dayStartsAt,
    'X-Week-Starts-On': weekStartsOn,
  };
  /** @type {[url: string, init: RequestInit][]} */
  const asked = [...page.files.map(withInit({})), ...page.api.map(withInit({ headers }))];
  globalThis.cairnAsked = new Map(
    asked.map(([url, init]) => {
      const response = fetch(url, init);
      // Who takes it sees the failure.
      response.catch(() => undefined);
      return [url, response];
    }),
  );
})();
