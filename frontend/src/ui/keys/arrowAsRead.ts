import type { KeyboardEvent } from 'react';

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The pressed key. In right-to-left text, the left and right arrows are swapped. */
export const arrowAsRead = ({ key, currentTarget }: KeyboardEvent): string =>
  (currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' && opposite[key]) || key;
