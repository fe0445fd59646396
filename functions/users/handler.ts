import { passwordUpdated, passwordUpdatedLogIn, users } from '#shared/contract/users.ts';
import { clearedRefreshCookie, refreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { updateIdentity } from '../identity/accounts.ts';
import { changePassword } from '../identity/passwords.ts';
import { saveProfile } from '../table/profiles.ts';

export const handler = serve(users, {
  updateProfile: async ({ userId, body, now }) => {
    const { name, email, timeZone } = body;
    await updateIdentity(userId, { name, email });
    return { data: { _id: userId, name, email, ...(await saveProfile(userId, timeZone, now)) } };
  },
  updatePassword: async ({ userId, accessToken, body }) => {
    const { currentPassword, newPassword } = body;
    const session = await changePassword(userId, accessToken, currentPassword, newPassword);
    return session?.refreshToken
      ? {
          body: { data: null, message: passwordUpdated },
          cookie: refreshCookie(session.refreshToken),
        }
      : { body: { data: null, message: passwordUpdatedLogIn }, cookie: clearedRefreshCookie };
  },
});
