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

  // What the first page needs, code and data, is asked for beside the app's own code. The list is written into
  // index.html when the site is built (frontend/build/firstNeeds.ts).
  const token = read('token');
  const needs = document.getElementById('first-needs');
  const { signedIn, signedOut } = JSON.parse(needs?.textContent ?? '{}');
  const page = (token ? signedIn : signedOut)?.[location.pathname];
  if (!page) return;
  /**
   * A file that the worker holds: what is fetched first would pass it twice. Not without it: a browser remembers for good
   * that a file preloaded like this was lost.
   * @param {string} href
   */
  const preload = (href) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      link.crossOrigin = '';
      link.href = href;
      link.onload = () => resolve(new Response());
      link.onerror = reject;
      document.head.append(link);
    });

  const isHeld = navigator.serviceWorker?.controller;
  /** @param {string} url */
  const askForFile = (url) => [url, isHeld ? preload(url) : fetch(url)];
  // At once: what the headers need takes the browser a while.
  const files = page.files.map(askForFile);

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
  /** @param {string} url */
  const askForData = (url) => [url, fetch(url, { headers })];

  /** @type {[url: string, response: Promise<Response>][]} */
  const asked = [...files, ...page.api.map(askForData)];
  // Who takes it sees the failure.
  for (const [, response] of asked) response.catch(() => undefined);
  globalThis.cairnAsked = new Map(asked);
})();
