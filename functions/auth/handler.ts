import { auth, codeSent, passwordReset } from '#shared/contract/auth.ts';
import { clearedRefreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { register } from '../identity/accounts.ts';
import { resetPassword, sendResetCode } from '../identity/passwords.ts';
import { emailTaken, wrongCode, wrongCredentials } from '../identity/problems.ts';
import { renew, revoke, signIn } from '../identity/sessions.ts';
import { withinLimits, withinRefreshes } from '../limits/withinLimits.ts';
import { unauthenticated } from '../problem.ts';
import { failingInFixedTime, hidingLocks, inFixedTime, outlastingLocks } from './alike.ts';
import { startSession } from './session.ts';

export const handler = serve(auth, {
  register: async ({ body, viewerAddress: address, saidTimeZone, now }) => {
    const signedIn = await withinLimits('register', { email: body.email, address, now }, () =>
      hidingLocks(emailTaken, () => register(body)),
    );
    return startSession(signedIn, saidTimeZone, now);
  },
  login: async ({ body, viewerAddress: address, saidTimeZone, now }) => {
    const signedIn = await withinLimits('login', { email: body.email, address, now }, (isKnown) =>
      failingInFixedTime(() =>
        isKnown
          ? outlastingLocks(() => signIn(body))
          : hidingLocks(wrongCredentials, () => signIn(body)),
      ),
    );
    return startSession(signedIn, saidTimeZone, now);
  },
  refresh: async ({ refreshToken, viewerAddress: address, saidTimeZone, now }) => {
    if (!refreshToken) throw unauthenticated();
    const signedIn = await withinRefreshes({ address, now }, () => renew(refreshToken));
    return startSession(signedIn, saidTimeZone, now);
  },
  logout: async ({ refreshToken }) => {
    if (refreshToken) await revoke(refreshToken);
    return { body: { data: null }, cookie: clearedRefreshCookie };
  },
  forgotPassword: async ({ body, viewerAddress: address, now }) => {
    await withinLimits('forgotPassword', { email: body.email, address, now }, () =>
      inFixedTime(() => sendResetCode(body.email)),
    );
    return { data: null, message: codeSent };
  },
  resetPassword: async ({ body, viewerAddress: address, now }) => {
    const { email, code, password } = body;
    const set = () => resetPassword(email, code, password);
    await withinLimits('resetPassword', { email, address, now }, (isKnown) =>
      failingInFixedTime(() => (isKnown ? set() : hidingLocks(wrongCode, set))),
    );
    return { data: null, message: passwordReset };
  },
});
