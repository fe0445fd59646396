import { passwordUpdated, passwordUpdatedLogIn, users } from '#shared/contract/users.ts';
import { changePassword } from '../auth/passwordChange.ts';
import { clearedRefreshCookie, refreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { updateIdentity } from '../identity/accounts.ts';
import { addressOf, replacePassword } from '../identity/passwords.ts';
import { signInAgain } from '../identity/sessions.ts';
import { saveProfile } from '../table/profiles.ts';

export const handler = serve(users, {
  updateProfile: async ({ userId, body, now }) => {
    const { name, email, timeZone } = body;
    await updateIdentity(userId, { name, email });
    return { data: { _id: userId, name, email, ...(await saveProfile(userId, timeZone, now)) } };
  },
  updatePassword: async ({ userId, accessToken, body, now }) => {
    const { currentPassword, newPassword } = body;
    const email = await addressOf(accessToken);
    const isWhole = await changePassword({ email, password: newPassword }, now, () =>
      replacePassword(accessToken, currentPassword, newPassword),
    );
    const refreshToken =
      isWhole && (await signInAgain({ email: userId, password: newPassword }))?.refreshToken;
    return refreshToken
      ? { body: { data: null, message: passwordUpdated }, cookie: refreshCookie(refreshToken) }
      : { body: { data: null, message: passwordUpdatedLogIn }, cookie: clearedRefreshCookie };
  },
});
