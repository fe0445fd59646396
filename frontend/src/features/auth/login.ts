import type { Session } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import type { RequestOf } from '#shared/core/route.ts';
import { call } from '../../data/client.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';

type Credentials = RequestOf<typeof auth.login>['body'];

export const loginErrors = (credentials: Credentials): Record<string, string> =>
  schemaErrors(auth.login.body, credentials);

/** @throws ApiError */
export const login = (body: Credentials): Promise<Session> => call(auth.login, { body });
