import { phoneWidth } from '../theme.ts';

/** Below it a day of the calendar is one button, and dots are read, not pressed. */
export const phoneQuery = `(max-width: ${phoneWidth}px)`;
