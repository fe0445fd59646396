import { auth } from '#shared/contract/auth.ts';
import { call } from '../api/client.ts';

/** A failure is only logged: who left is signed out here, and an unrevoked cookie expires by itself. */
export const endOnServer = (): Promise<unknown> =>
  call(auth.logout).catch((error: unknown) => console.error('Could not end the session', error));
