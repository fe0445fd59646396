import { auth, codeSent, passwordReset } from '#shared/contract/auth.ts';
import { clearedRefreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { register } from '../identity/accounts.ts';
import { resetPassword, sendResetCode } from '../identity/passwords.ts';
import { wrongResetCode } from '../identity/problems.ts';
import { renew, revoke, signIn } from '../identity/sessions.ts';
import { unauthenticated } from '../problem.ts';
import { areResetsClosed, noteResetCode, refuseOlderCodes } from '../table/resets.ts';
import { startSession } from './session.ts';

export const handler = serve(auth, {
  register: async ({ body, saidTimeZone, now }) =>
    startSession(await register(body), saidTimeZone, now),
  login: async ({ body, saidTimeZone, now }) => startSession(await signIn(body), saidTimeZone, now),
  refresh: async ({ refreshToken, saidTimeZone, now }) => {
    if (!refreshToken) throw unauthenticated();
    return startSession(await renew(refreshToken), saidTimeZone, now);
  },
  logout: async ({ refreshToken }) => {
    if (refreshToken) await revoke(refreshToken);
    return { body: { data: null }, cookie: clearedRefreshCookie };
  },
  forgotPassword: async ({ body, now }) => {
    await noteResetCode(body.email, now);
    await sendResetCode(body.email);
    return { data: null, message: codeSent };
  },
  resetPassword: async ({ body: { email, code, password }, now }) => {
    if (await areResetsClosed(email, now)) throw wrongResetCode();
    await resetPassword(email, code, password, () => refuseOlderCodes(email, now));
    return { data: null, message: passwordReset };
  },
});
