import { createSessionStore } from './createSessionStore.ts';

/** The session of this browser. */
export const sessionStore = createSessionStore(() => localStorage);
