import { i18n } from '#shared/language/i18n.ts';

/** Says why this browser can't get notifications, and gives advice. */
export const notificationHelp = (why: 'denied' | 'home-screen' | 'no'): string =>
  ({
    denied: i18n.t(
      'Your browser blocks notifications from Cairn. Allow them in the browser’s settings for this site, then come back.',
    ),
    'home-screen': i18n.t(
      'Add Cairn to your Home Screen first: tap Share, then “Add to Home Screen”. Open Cairn from there and turn reminders on.',
    ),
    no: i18n.t('This browser can’t show notifications. Use another browser or device.'),
  })[why];
