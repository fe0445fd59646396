import { auth, codeSent, passwordReset } from '#shared/contract/auth.ts';
import { clearedRefreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { register } from '../identity/accounts.ts';
import { resetPassword, sendResetCode } from '../identity/passwords.ts';
import { sessionEnded, wrongResetCode } from '../identity/problems.ts';
import { renew, revoke, signIn, signInToStay } from '../identity/sessions.ts';
import { unauthenticated, unavailable } from '../problem.ts';
import { areResetsClosed, noteResetCode, refuseOlderCodes } from '../table/resets.ts';
import { changePassword, completePasswordChange } from './passwordChange.ts';
import { revokeReplaced, startSession } from './session.ts';

export const handler = serve(auth, {
  register: async ({ body, refreshToken, saidTimeZone, now }) => {
    const session = await register(body);
    await revokeReplaced(refreshToken);
    return startSession(session, saidTimeZone, now);
  },
  login: async ({ body, refreshToken, saidTimeZone, now }) => {
    const session = await signIn(body);
    await revokeReplaced(refreshToken);
    const change = await completePasswordChange(session.identity.email, now);
    return startSession(change === 'ended' ? await signInToStay(body) : session, saidTimeZone, now);
  },
  refresh: async ({ refreshToken, saidTimeZone, now }) => {
    if (!refreshToken) throw unauthenticated();
    const session = await renew(refreshToken);
    const change = await completePasswordChange(session.identity.email, now);
    if (change === 'ended') throw sessionEnded();
    if (change === 'under way') throw unavailable(new Error('The password is being changed.'));
    return startSession(session, saidTimeZone, now);
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
  resetPassword: async ({ body, now }) => {
    const { email, code, password } = body;
    await changePassword(body, now, async () => {
      if (await areResetsClosed(email, now)) throw wrongResetCode();
      await resetPassword(email, code, password);
    });
    await refuseOlderCodes(email, now);
    return { data: null, message: passwordReset };
  },
});
