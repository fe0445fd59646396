/**
 * Isolates a person's text inside one of the app's sentences, so that each keeps its own direction. The two marks
 * (first strong isolate and pop directional isolate) are invisible.
 */
export const ownDirection = (text: string): string => `\u2068${text}\u2069`;
