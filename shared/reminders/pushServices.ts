/**
 * The push services of browsers. Our servers call the address in a device's endpoint, so no other addresses are
 * allowed.
 *
 * Google's services, including the one for staging, are listed in Chromium's push_messaging_constants.cc. WebKit's post
 * "Meet Web Push" asks to allow every subdomain of push.apple.com. Microsoft's page on firewalls asks the same for
 * notify.windows.com (WNS).
 */
const services = [
  'fcm\\.googleapis\\.com',
  'jmt17\\.google\\.com',
  'updates\\.push\\.services\\.mozilla\\.com',
  '(?:[a-z0-9-]+\\.)+push\\.apple\\.com',
  '(?:[a-z0-9-]+\\.)+notify\\.windows\\.com',
].join('|');

const serviceHost = new RegExp(`^(?:${services})$`);

export const maxEndpoint = 2_048;

/** Whether this is an address of a browser's push service: https on port 443, without a password or a fragment. */
export function isPushService(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || url.length > maxEndpoint || parsed.href !== url) return false;
  const { protocol, port, username, password, hash, hostname } = parsed;
  if (protocol !== 'https:' || port !== '' || username || password || hash) return false;
  return serviceHost.test(hostname);
}

/** `isPushService` as a pattern for the OpenAPI document. It matches the addresses that browsers provide. */
export const pushServicePattern = `^https://(?:${services})/[A-Za-z0-9_./:?=&%-]*$`;
