import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { signOutForGood } from './removeUser.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const answer = { $metadata: {}, message: '' };
beforeEach(() => {
  process.env.USER_POOL_ID = 'local_pool';
  process.env.USER_POOL_CLIENT_ID = 'client';
});

test.each([new NotAuthorizedException(answer), new UserNotFoundException(answer)])(
  'signing out a user who is disabled or deleted succeeds: %s',
  async (error) => {
    pool.on(AdminUserGlobalSignOutCommand).rejects(error);
    await expect(signOutForGood('id')).resolves.toBeUndefined();
  },
);

test('throws temporary errors to the caller', async () => {
  pool.on(AdminUserGlobalSignOutCommand).rejects(new TooManyRequestsException(answer));
  await expect(signOutForGood('id')).rejects.toThrow(TooManyRequestsException);
});
