import { defineReasons } from '../core/reasons.ts';

/** Why a device can't be registered. */
export const reminderReasons = /* @__PURE__ */ defineReasons({
  deviceId: () => 'The id of a device must be 64 hex digits',
  endpoint: () => 'Endpoint must be an address of a browser’s push service',
  endpointOfOther: () => 'The id must be the SHA-256 of the endpoint, in hex',
  deviceKey: ({ bytes }: { readonly bytes: number }) =>
    `The key of a device must be ${bytes} bytes in base64url`,
  tooManyDevices: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} devices. Remove one to add another.`,
  unsubscribeLink: () =>
    'This link is not complete or not from Cairn. Copy the whole link from the email.',
  mailNotOffered: () => 'The daily digest is not available here.',
  reminderId: () => 'The id of a reminder must be r and the 12 digits of its minute',
  dayOverBefore: () => 'The day of this reminder is over before then.',
  testNotSent: () => 'The browser’s push service did not accept the notification.',
  deviceGone: () =>
    'This device gets no notifications any more. Turn them off and on again on that device.',
});
