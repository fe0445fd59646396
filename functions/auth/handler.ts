import { auth, codeSent, passwordReset } from '#shared/contract/auth.ts';
import { clearedRefreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { register } from '../identity/accounts.ts';
import { resetPassword, sendResetCode } from '../identity/passwords.ts';
import { renew, revoke, signIn } from '../identity/sessions.ts';
import { unauthenticated } from '../problem.ts';
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
  forgotPassword: async ({ body }) => {
    await sendResetCode(body.email);
    return { data: null, message: codeSent };
  },
  resetPassword: async ({ body }) => {
    await resetPassword(body.email, body.code, body.password);
    return { data: null, message: passwordReset };
  },
});
