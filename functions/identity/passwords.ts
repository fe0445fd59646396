import {
  ChangePasswordCommand,
  CognitoIdentityProviderServiceException,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { logger } from '../logger.ts';
import { withoutAddresses } from '../withoutAddresses.ts';
import { identityClient, pool } from './client.ts';
import { resetCodeNotSent } from './logMessages.ts';
import { passwordForPool } from './poolPassword.ts';
import { isNamed, translated, weakPassword, wrongPassword, wrongResetCode } from './problems.ts';
import { initiate, revoke, type SignedIn, signInToStay, signOutEverywhere } from './sessions.ts';

/**
 * Changes the password, ends every session, and signs this one in again. Undefined where only the last
 * failed: all is done but that, so the person logs in.
 */
export const changePassword = async (
  userId: string,
  accessToken: string,
  currentPassword: string,
  newPassword: string,
): Promise<SignedIn | undefined> => {
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
  try {
    return await signInToStay({ email: userId, password: newPassword });
  } catch (error) {
    logger.error('The password was changed, but its person could not be signed in again.', {
      error: error instanceof Error ? (error.cause ?? error) : error,
    });
    return undefined;
  }
};

/** Throws unless this is the person's password. The session that Cognito begins to tell so is ended. */
export const requirePassword = async (userId: string, password: string): Promise<void> => {
  try {
    const { AuthenticationResult: tokens } = await initiate({ email: userId, password });
    if (tokens?.RefreshToken) await revoke(tokens.RefreshToken);
  } catch (error) {
    throw translated(error, { NotAuthorizedException: wrongPassword });
  }
};

/**
 * Sends a code where there is such an account, and tells nobody whether there is: whatever Cognito has
 * against the request goes into the log. Throws only where Cognito itself can't be reached or fails,
 * which is alike for every address.
 */
export const sendResetCode = async (email: string): Promise<void> => {
  try {
    await identityClient().send(
      new ForgotPasswordCommand({ ClientId: pool().ClientId, Username: email }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isOfThePerson(error)) return;
    const { name, message, $metadata } = error;
    const cause = { name, message: withoutAddresses(message) };
    logger.error(resetCodeNotSent, { cause: { ...cause, requestId: $metadata.requestId } });
  }
};

/** An error that the SDK does not know by name counts as the client's for it, whatever its status. */
const isRefusal = (error: unknown): error is CognitoIdentityProviderServiceException =>
  error instanceof CognitoIdentityProviderServiceException &&
  error.$fault === 'client' &&
  (error.$metadata.httpStatusCode ?? 400) < 500;

/** Nobody has this address, or it can't have a code now: nothing that we could mend. */
const isOfThePerson = (error: Error): boolean =>
  isNamed(error, 'UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException') ||
  // Somebody asked too often; under the same name comes the quota of mails, which is ours.
  (isNamed(error, 'LimitExceededException') && /attempt limit/i.test(error.message));

/** `refuseOlderCodes` is called once the code has done its work. */
export const resetPassword = async (
  email: string,
  code: string,
  password: string,
  refuseOlderCodes: () => Promise<void>,
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
      NotAuthorizedException: wrongResetCode,
      UserNotFoundException: wrongResetCode,
      CodeMismatchException: wrongResetCode,
      ExpiredCodeException: wrongResetCode,
    });
  }
  // Side by side, since neither may be left out when the other fails.
  await Promise.all([refuseOlderCodes(), signOutEverywhere(email)]);
};
