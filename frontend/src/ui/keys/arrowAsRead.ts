import type { KeyboardEvent } from 'react';

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event. Where lines run from right to left, the arrow to the left goes on, as the one to the right does elsewhere. */
export const arrowAsRead = ({ key, currentTarget }: KeyboardEvent): string =>
  (currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' && opposite[key]) || key;
