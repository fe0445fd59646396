import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { logger } from '../logger.ts';
import { withoutAddresses } from '../withoutAddresses.ts';
import { identityClient, oneTryClient, pool } from './client.ts';
import { secretHash } from './clientSecret.ts';
import { resetCodeNotSent } from './logMessages.ts';
import { passwordForPool } from './poolPassword.ts';
import {
  isNamed,
  isOfOurSecret,
  isRefusal,
  translated,
  weakPassword,
  wrongPassword,
  wrongResetCode,
} from './problems.ts';
import { initiate, revoke } from './sessions.ts';

/** Sets another password and ends no session. */
export const replacePassword = async (
  accessToken: string,
  currentPassword: string,
  newPassword: string,
): Promise<void> => {
  try {
    await oneTryClient().send(
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
      new ForgotPasswordCommand({
        ClientId: pool().ClientId,
        SecretHash: await secretHash(email),
        Username: email,
      }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (!isOfOurSecret(error) && isOfThePerson(error)) return;
    const { name, message, $metadata } = error;
    const cause = { name, message: withoutAddresses(message) };
    logger.error(resetCodeNotSent, { cause: { ...cause, requestId: $metadata.requestId } });
  }
};

/** Nobody has this address, or it can't have a code now: nothing that we could mend. */
const isOfThePerson = (error: Error): boolean =>
  isNamed(error, 'UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException') ||
  // Somebody asked too often; under the same name comes the quota of mails, which is ours.
  (isNamed(error, 'LimitExceededException') && /attempt limit/i.test(error.message));

/** Sets a new password by the code that was sent, and ends no session. */
export const resetPassword = async (
  email: string,
  code: string,
  password: string,
): Promise<void> => {
  try {
    await oneTryClient().send(
      new ConfirmForgotPasswordCommand({
        ClientId: pool().ClientId,
        SecretHash: await secretHash(email),
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
};
