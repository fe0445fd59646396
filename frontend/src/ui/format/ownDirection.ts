/**
 * Marks a person's text inside a sentence of the app, so that it keeps its own direction and does not change the
 * sentence's. The marks around it (first strong isolate, and its end) are invisible.
 */
export const ownDirection = (text: string): string => `\u2068${text}\u2069`;
