/**
 * The push services of browsers. A device's endpoint is an address that our servers call, so it may be nothing else.
 *
 * Google's, with its staging, are in Chromium's push_messaging_constants.cc. WebKit's post "Meet Web Push" asks to
 * allow every subdomain of push.apple.com, and Microsoft's page on firewalls those of notify.windows.com (WNS).
 */
const hosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
] as const;
const domains = ['push.apple.com', 'notify.windows.com'] as const;

/** The most characters of an endpoint. */
export const maxEndpoint = 2_048;

/** Whether this is an address of a browser's push service: https, port 443, without a password and a fragment. */
export function isPushService(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || url.length > maxEndpoint || parsed.href !== url) return false;
  const { protocol, port, username, password, hash, hostname } = parsed;
  if (protocol !== 'https:' || port !== '' || username || password || hash) return false;
  return (
    hosts.some((host) => host === hostname) ||
    domains.some((domain) => hostname.endsWith(`.${domain}`))
  );
}

const escaped = (name: string): string => name.replaceAll('.', '\\.');

/** The same as a pattern for the OpenAPI document, of the addresses that browsers give. */
export const pushServicePattern = `^https://(${[
  ...hosts.map(escaped),
  ...domains.map((domain) => `[a-z0-9-]+\\.${escaped(domain)}`),
].join('|')})/[A-Za-z0-9_./:?=&%-]*$`;
