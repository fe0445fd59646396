import { createSessionStore } from './createSessionStore.ts';

export const sessionStore = createSessionStore(() => localStorage);
