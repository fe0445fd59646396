import { expect, test } from 'vitest';
import { isPushService } from '#shared/reminders/pushServices.ts';
import { pushHosts } from './requestMetrics.ts';

test.each([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'wns2-par02p.notify.windows.com',
])('%s matches the pattern of exactly one push service', (host) => {
  expect(isPushService(`https://${host}/one`)).toBe(true);
  const patterns = Object.values(pushHosts).map(
    (one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  );
  expect(patterns.filter((pattern) => pattern.test(host))).toHaveLength(1);
});
