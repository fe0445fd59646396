import { ulid } from 'ulid';
import type { ParsedOf } from '#shared/calls/route.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { type AccessToken, maxTokenDays } from '#shared/tokens/model.ts';
import type { tokenRoutes } from '#shared/tokens/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { type StoredToken, storeToken } from '../../account/tokens.ts';
import { newPersonalToken } from '../../http/personalToken.ts';
import { currentIdentity } from '../../identity/accounts.ts';
import { requirePassword } from '../../identity/passwords.ts';
import { type Visit, withinLimits } from '../../limits/withinLimits.ts';
import { invalid } from '../../problem.ts';

export const viewToken = ({
  _id,
  name,
  scopes,
  createdAt,
  endsOn,
  lastUsedOn,
}: StoredToken): AccessToken => ({ _id, name, scopes, createdAt, endsOn, lastUsedOn });

type TokenRequest = ParsedOf<typeof tokenRoutes.createToken>['body'];

type TokenRequestContext = Visit & { readonly timeZone: string };

/**
 * Creates an access token. A stolen access token of a session expires within an hour. Without the password check,
 * its thief could create a token that lasts a year. Returns the new token, which is shown only once.
 */
export const createToken = async (
  accessToken: string,
  { name, scopes, endsOn, currentPassword }: TokenRequest,
  { address, now, timeZone }: TokenRequestContext,
): Promise<{ readonly token: string; readonly accessToken: AccessToken }> => {
  const today = todayIn(now, timeZone);
  if (endsOn < today) throw invalid('endsOn', userReasons.tokenEndsBeforeToday());
  if (endsOn > addDays(today, maxTokenDays)) {
    throw invalid('endsOn', userReasons.tokenLastsTooLong());
  }
  const { userId, email } = await currentIdentity(accessToken);
  await withinLimits('createToken', { email, address, now }, () =>
    requirePassword(userId, currentPassword),
  );
  const kept = {
    _id: ulid(now.getTime()),
    createdAt: now.toISOString(),
    name,
    scopes,
    endsOn,
    timeZone,
  };
  const token = await storeToken(userId, kept, (slot) => newPersonalToken(userId, slot));
  return { token, accessToken: { ...kept, lastUsedOn: null } };
};
