import type { NotificationData } from '@mantine/notifications';
import { phoneQuery } from '../../browser/phoneQuery.ts';

let tapped = { x: 0, y: 0 };
document.addEventListener(
  'pointerdown',
  ({ x, y }) => {
    tapped = { x, y };
  },
  { capture: true, passive: true },
);

/** A popup and the phone's bottom bar cover at most this height, in px. */
const height = 220;
const width = 420;

/**
 * A position in which a popup does not cover the tapped element. On a phone: at the bottom near the thumb, or at the
 * top. On other screens: at the bottom left, away from panels and most buttons, or at the bottom right.
 */
export const besideTap = (): Pick<NotificationData, 'position'> => {
  const isLow = tapped.y > window.innerHeight - height;
  if (matchMedia(phoneQuery).matches) return { position: isLow ? 'top-center' : 'bottom-center' };
  return { position: isLow && tapped.x < width ? 'bottom-right' : 'bottom-left' };
};
