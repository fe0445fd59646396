import { phoneWidth } from '../theme/theme.ts';

/** The media query of a phone, the same as the style sheets'. */
export const phoneQuery = `(max-width: ${phoneWidth}px)`;
