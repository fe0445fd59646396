import {
  AdminCreateUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { identityClient, pool } from './client.ts';
import { passwordForPool } from './poolPassword.ts';
import { emailTaken, isNamed, isOfOurSecret, refusedEmail, translated } from './problems.ts';
import { type Credentials, initiate, type SignedIn, signIn } from './sessions.ts';

type Registration = Credentials & { readonly name: string };

const attributes = (of: { email: string; name: string }) => [
  { Name: 'email', Value: of.email },
  { Name: 'email_verified', Value: 'true' },
  { Name: 'name', Value: of.name },
];

/**
 * Makes an account and signs in. The chosen password is also the temporary one, so that a registration cut off
 * after its first step is completed by registering again, or by signing in, with the same password.
 */
export const register = async ({ name, email, password }: Registration): Promise<SignedIn> => {
  try {
    await identityClient().send(
      new AdminCreateUserCommand({
        UserPoolId: pool().UserPoolId,
        Username: email,
        TemporaryPassword: passwordForPool(password),
        MessageAction: 'SUPPRESS',
        UserAttributes: attributes({ email, name }),
      }),
    );
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) {
      throw translated(error, { InvalidParameterException: refusedEmail });
    }
    if (!(await isUnfinished({ email, password }))) throw emailTaken();
  }
  return signIn({ email, password });
};

/** True for an account whose registration was cut off, and whose password this is. */
const isUnfinished = async (credentials: Credentials): Promise<boolean> => {
  try {
    return (await initiate(credentials)).ChallengeName === 'NEW_PASSWORD_REQUIRED';
  } catch (error) {
    const isOfAnother = isNamed(error, 'NotAuthorizedException', 'PasswordResetRequiredException');
    if (isOfAnother && !isOfOurSecret(error)) return false;
    throw translated(error);
  }
};

/** Name and e-mail in one call, so that a fault leaves both as they were. */
export const updateIdentity = async (
  userId: string,
  identity: { email: string; name: string },
): Promise<void> => {
  try {
    await identityClient().send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: pool().UserPoolId,
        Username: userId,
        UserAttributes: attributes(identity),
      }),
    );
  } catch (error) {
    throw translated(error, {
      AliasExistsException: emailTaken,
      InvalidParameterException: refusedEmail,
    });
  }
};
