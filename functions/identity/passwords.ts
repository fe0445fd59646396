import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Language } from '#shared/language/languages.ts';
import { logger } from '../logger.ts';
import { codeMailMetadata } from '../mail/codeMailMetadata.ts';
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

/** Sets a new password without ending sessions. */
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

/** Throws unless this is the person's password. Ends the session that Cognito begins for the check. */
export const requirePassword = async (userId: string, password: string): Promise<void> => {
  try {
    const { AuthenticationResult: tokens } = await initiate({ email: userId, password });
    if (tokens?.RefreshToken) await revoke(tokens.RefreshToken);
  } catch (error) {
    throw translated(error, { NotAuthorizedException: wrongPassword });
  }
};

/**
 * Sends a code if the account exists, without revealing whether it does. Refusals of Cognito don't throw. They are
 * logged if we could fix their cause. Throws only if Cognito fails or can't be reached, which does not depend on the
 * address.
 */
export const sendResetCode = async (email: string, language: Language): Promise<void> => {
  try {
    await identityClient().send(
      new ForgotPasswordCommand({
        ClientId: pool().ClientId,
        SecretHash: await secretHash(email),
        Username: email,
        ClientMetadata: codeMailMetadata(language),
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

/**
 * Whether the refusal is about the person, so that we can't fix it: the address has no account, or can't get a
 * code now.
 */
const isOfThePerson = (error: Error): boolean =>
  isNamed(error, 'UserNotFoundException', 'NotAuthorizedException') ||
  // Cognito also throws InvalidParameterException if the text of our mail breaks Cognito's rules
  // (github.com/amazon-archives/amazon-cognito-identity-js/issues/99). We could fix such a text.
  (isNamed(error, 'InvalidParameterException') && !/'email(?:Body|Subject)'/.test(error.message)) ||
  // A person made too many requests. Our own quota of mails causes an error of the same name.
  (isNamed(error, 'LimitExceededException') && /attempt limit/i.test(error.message));

/** Sets a new password with the code that was sent, without ending sessions. */
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
    // The same error in all cases does not reveal whether the account exists.
    throw translated(error, {
      NotAuthorizedException: wrongResetCode,
      UserNotFoundException: wrongResetCode,
      CodeMismatchException: wrongResetCode,
      ExpiredCodeException: wrongResetCode,
    });
  }
};
