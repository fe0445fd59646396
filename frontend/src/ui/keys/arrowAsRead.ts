import type { KeyboardEvent } from 'react';

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event, with the left and right arrows swapped where text runs from right to left. */
export const arrowAsRead = ({ key, currentTarget }: KeyboardEvent): string =>
  (currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' && opposite[key]) || key;
