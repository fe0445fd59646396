import { phoneWidth } from '../theme/theme.ts';

/** The media query of a phone, as in the style sheets. */
export const phoneQuery = `(max-width: ${phoneWidth}px)`;
