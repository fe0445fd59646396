import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  GetUserCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Language } from '#shared/language/languages.ts';
import { codeMailMetadata } from '../mail/codeMailMetadata.ts';
import { identityClient, oneTryClient, pool } from './client.ts';
import { passwordForPool } from './poolPassword.ts';
import {
  codeNotSent,
  emailIsClosed,
  emailTaken,
  isDisabled,
  isNamed,
  isOfOurSecret,
  refusedEmail,
  registrationClosed,
  translated,
  triggerFailures,
  wrongCode,
} from './problems.ts';
import { type Credentials, initiate, type SignedIn, signIn } from './sessions.ts';
import { type Identity, identityOfUser } from './tokens.ts';

type Registration = Credentials & { readonly name: string };

/**
 * Creates an account and signs in. The chosen password is also the temporary password. So a person can complete an
 * interrupted registration by registering again, or by signing in, with the same password.
 */
export const register = async ({ name, email, password }: Registration): Promise<SignedIn> => {
  try {
    await identityClient().send(
      new AdminCreateUserCommand({
        UserPoolId: pool().UserPoolId,
        Username: email,
        TemporaryPassword: passwordForPool(password),
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: name },
        ],
      }),
    );
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) {
      throw translated(error, {
        InvalidParameterException: refusedEmail,
        UserLambdaValidationException: registrationClosed,
      });
    }
    if (!(await isUnfinished({ email, password }))) throw emailTaken();
  }
  return signIn({ email, password });
};

/** Whether the account's registration was interrupted and this is its password. */
const isUnfinished = async (credentials: Credentials): Promise<boolean> => {
  try {
    return (await initiate(credentials)).ChallengeName === 'NEW_PASSWORD_REQUIRED';
  } catch (error) {
    const isOfAnother = isNamed(error, 'NotAuthorizedException', 'PasswordResetRequiredException');
    if (isDisabled(error)) throw emailIsClosed();
    if (isOfAnother && !isOfOurSecret(error)) return false;
    throw translated(error);
  }
};

/** A look-up may take this many milliseconds, with the SDK's one retry. That leaves time to respond. */
const longestLookUp = 2_000;

/**
 * Returns Cognito's data about the token's person. Throws 401 if the session has ended, even before its token expires.
 */
export const currentIdentity = async (accessToken: string): Promise<Identity> => {
  try {
    return identityOfUser(
      await identityClient().send(new GetUserCommand({ AccessToken: accessToken })),
    );
  } catch (error) {
    throw translated(error);
  }
};

export const findUserId = async (email: string): Promise<string> => {
  const { UserPoolId } = pool();
  try {
    const user = await identityClient().send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
      { abortSignal: AbortSignal.timeout(longestLookUp) },
    );
    return identityOfUser(user).userId;
  } catch (error) {
    throw translated(error);
  }
};

/**
 * Changes the name immediately, but only starts a change of the e-mail address. Without `email_verified`, Cognito keeps
 * the old address and sends a code to the new one, in this language. `confirmEmail` completes the change. One call
 * changes the name and starts the change of the address, so a failure changes neither.
 */
export const updateIdentity = async (
  userId: string,
  { name, email }: { name?: string; email?: string },
  language: Language,
): Promise<void> => {
  try {
    await identityClient().send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool().UserPoolId,
        Username: userId,
        UserAttributes: [
          ...(name === undefined ? [] : [{ Name: 'name', Value: name }]),
          ...(email === undefined ? [] : [{ Name: 'email', Value: email }]),
        ],
        ClientMetadata: codeMailMetadata(language),
      }),
    );
  } catch (error) {
    throw translated(error, {
      AliasExistsException: emailTaken,
      InvalidParameterException: refusedEmail,
      CodeDeliveryFailureException: codeNotSent,
      InvalidEmailRoleAccessPolicyException: codeNotSent,
      ...triggerFailures(codeNotSent),
    });
  }
};

/**
 * Completes the change of the address that the last `updateIdentity` started, with the code that was sent to the
 * new address.
 */
export const confirmEmail = async (accessToken: string, code: string): Promise<void> => {
  try {
    await oneTryClient().send(
      new VerifyUserAttributeCommand({
        AccessToken: accessToken,
        AttributeName: 'email',
        Code: code,
      }),
    );
  } catch (error) {
    throw translated(error, {
      AliasExistsException: emailTaken,
      InvalidParameterException: wrongCode,
    });
  }
};
