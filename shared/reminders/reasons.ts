import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

export const reminderReasons = /* @__PURE__ */ defineReasons({
  deviceId: () => i18n.t('The id of a device must be 64 hex digits'),
  endpoint: () => i18n.t('Endpoint must be an address of a browser’s push service'),
  endpointOfOther: () => i18n.t('The id must be the SHA-256 of the endpoint, in hex'),
  deviceKey: ({ bytes }: { readonly bytes: number }) =>
    i18n.t('The key of a device must be {bytes} bytes in base64url', { bytes }),
  tooManyDevices: ({ max }: { readonly max: number }) =>
    i18n.t('There is a limit of {max} devices. Remove one to add another.', { max }),
  unsubscribeLink: () =>
    i18n.t('This link is not complete or not from Cairn. Copy the whole link from the email.'),
  mailNotOffered: () => i18n.t('The daily digest is not available here.'),
  reminderId: () => i18n.t('The id of a reminder must be r and the 12 digits of its minute'),
  dayOverBefore: () => i18n.t('The day of this reminder is over before then.'),
  testNotSent: () => i18n.t('The browser’s push service did not accept the notification.'),
  deviceGone: () =>
    i18n.t(
      'This device gets no notifications any more. Turn them off and on again on that device.',
    ),
});
