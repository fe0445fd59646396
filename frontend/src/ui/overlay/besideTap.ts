import type { NotificationData } from '@mantine/notifications';
import { phoneQuery } from '../browser/phoneQuery.ts';

let tapped = { x: 0, y: 0 };
document.addEventListener(
  'pointerdown',
  ({ x, y }) => {
    tapped = { x, y };
  },
  { capture: true, passive: true },
);

/** The most that a popup and the phone's bar below it cover, in px. */
const height = 220;
const width = 420;

/**
 * Where a popup does not cover what was tapped: on a phone near the thumb, or at the top. Elsewhere at the left, away
 * from panels and from the buttons of forms and cards, or at the right.
 */
export const besideTap = (): Pick<NotificationData, 'position'> => {
  const isLow = tapped.y > window.innerHeight - height;
  if (matchMedia(phoneQuery).matches) return { position: isLow ? 'top-center' : 'bottom-center' };
  return { position: isLow && tapped.x < width ? 'bottom-right' : 'bottom-left' };
};
