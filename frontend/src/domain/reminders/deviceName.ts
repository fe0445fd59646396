import { i18n } from '#shared/language/i18n.ts';

/** The first match counts, because Edge also names Chrome, and Chrome also names Safari. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

const firstOf = (names: typeof browsers | typeof systems, userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A readable name of a browser: 'Chrome on Android'. */
export const deviceName = (userAgent: string): string => {
  const browser = firstOf(browsers, userAgent) ?? i18n.t('Browser');
  const system = firstOf(systems, userAgent);
  return system ? i18n.t('{browser} on {system}', { browser, system }) : browser;
};
