import type { KeyboardEvent } from 'react';

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event, with the left and right arrows swapped in right-to-left text. */
export const arrowAsRead = ({ key, currentTarget }: KeyboardEvent): string =>
  (currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' && opposite[key]) || key;
