/**
 * What a person typed, for a place within a sentence of the app: it is written in its own direction, and leaves that of
 * the sentence alone. The marks around it (first strong isolate, and its end) are not visible.
 */
export const ownDirection = (text: string): string => `\u2068${text}\u2069`;
