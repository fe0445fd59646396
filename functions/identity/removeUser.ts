import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { identityClient, pool } from './client.ts';
import { isNamed } from './problems.ts';

const userOf = (userId: string) => ({ UserPoolId: pool().UserPoolId, Username: userId });

/**
 * Runs `call`. Returns undefined if the user pool has no such user, for example because the user was deleted before.
 */
const unlessGone = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await call();
  } catch (error) {
    if (isNamed(error, 'UserNotFoundException')) return undefined;
    throw error;
  }
};

/**
 * Refuses sign-in, renewal and reset from now on, and revokes the access tokens at Cognito. Cognito's API reference
 * says about AdminDisableUser: "Deactivates a user profile and revokes all access tokens for the user. A deactivated
 * user can't sign in".
 */
export const disableUser = async (userId: string): Promise<void> => {
  await unlessGone(() => identityClient().send(new AdminDisableUserCommand(userOf(userId))));
};

/**
 * Also revokes the refresh tokens, which the reference of AdminDisableUser does not mention. Cognito may refuse this
 * for a disabled user. The reference lists NotAuthorizedException without saying when it is thrown. A refusal does no
 * harm, because a disabled user's tokens are refused anyway.
 */
export const signOutForGood = async (userId: string): Promise<void> => {
  try {
    await unlessGone(() =>
      identityClient().send(new AdminUserGlobalSignOutCommand(userOf(userId))),
    );
  } catch (error) {
    if (!isNamed(error, 'NotAuthorizedException')) throw error;
  }
};

/** Returns the address of an account. Undefined if the account is deleted. */
export const findEmail = async (userId: string): Promise<string | undefined> => {
  const user = await unlessGone(() =>
    identityClient().send(new AdminGetUserCommand(userOf(userId))),
  );
  return user?.UserAttributes?.find(({ Name }) => Name === 'email')?.Value;
};

/** Deletes the user from the user pool, so that the address can be used for a new account. */
export const deleteUser = async (userId: string): Promise<void> => {
  await unlessGone(() => identityClient().send(new AdminDeleteUserCommand(userOf(userId))));
};
