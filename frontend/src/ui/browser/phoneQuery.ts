import { phoneWidth } from '../theme/theme.ts';

/** The media query for a phone, the same as in the style sheets. */
export const phoneQuery = `(max-width: ${phoneWidth}px)`;
