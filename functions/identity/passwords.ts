import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { identityClient, pool } from './client.ts';
import { passwordForPool } from './poolPassword.ts';
import { isNamed, translated, weakPassword, wrongCode, wrongPassword } from './problems.ts';
import { type SignedIn, signIn, signOutEverywhere } from './sessions.ts';

/** Changes the password, ends every session, and signs this one in again. */
export const changePassword = async (
  userId: string,
  accessToken: string,
  currentPassword: string,
  newPassword: string,
): Promise<SignedIn> => {
  try {
    await identityClient().send(
      new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: passwordForPool(currentPassword),
        ProposedPassword: passwordForPool(newPassword),
      }),
    );
  } catch (error) {
    throw translated(error, {
      NotAuthorizedException: wrongPassword,
      InvalidPasswordException: weakPassword('newPassword'),
    });
  }
  await signOutEverywhere(userId);
  return signIn({ email: userId, password: newPassword });
};

/** Sends a code where there is such an account, and tells nobody whether there is. */
export const sendResetCode = async (email: string): Promise<void> => {
  try {
    await identityClient().send(
      new ForgotPasswordCommand({ ClientId: pool().ClientId, Username: email }),
    );
  } catch (error) {
    if (
      isNamed(error, 'UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException')
    )
      return;
    throw translated(error);
  }
};

export const resetPassword = async (
  email: string,
  code: string,
  password: string,
): Promise<void> => {
  try {
    await identityClient().send(
      new ConfirmForgotPasswordCommand({
        ClientId: pool().ClientId,
        Username: email,
        ConfirmationCode: code,
        Password: passwordForPool(password),
      }),
    );
  } catch (error) {
    // Nobody learns here whether there is such an account.
    throw translated(error, {
      NotAuthorizedException: wrongCode,
      UserNotFoundException: wrongCode,
    });
  }
  await signOutEverywhere(email);
};
