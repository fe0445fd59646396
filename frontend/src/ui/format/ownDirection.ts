/**
 * A person's text for a sentence of the app. It keeps its own direction, and does not change the sentence's. The marks
 * around it (first strong isolate, and its end) are invisible.
 */
export const ownDirection = (text: string): string => `\u2068${text}\u2069`;
