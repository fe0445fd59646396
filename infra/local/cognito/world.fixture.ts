import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { startCognito } from './cognito.ts';

export type Person = { email: string; sub: string; password: string };
export type World = ReturnType<typeof makeWorld>;

export const PASSWORD = 'three stones high';

/** The ids of the pool under test, and what only the stand-in can do. */
export type Setting = {
  UserPoolId: string;
  ClientId: string;
  codeSentTo?: (email: string) => string | undefined;
  passTime?: (ms: number) => void;
};

const needed = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The pool did not return what the case needs.');
  return value;
};

/** One method per API call, through the real SDK client. `cleanUp` deletes the created users. */
export function makeWorld(client: CognitoIdentityProviderClient, setting: Setting) {
  const { UserPoolId, ClientId } = setting;
  const made = new Set<string>();
  const address = () => `case-${randomUUID()}@example.com`;

  const create = async (email: string, TemporaryPassword = PASSWORD) => {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        TemporaryPassword,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'name', Value: 'Anna Ödegård' },
        ],
      }),
    );
    made.add(needed(User?.Username));
    return needed(User);
  };

  const setPassword = (Username: string, Password: string) =>
    client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
    );

  let secret: Promise<string> | undefined;
  const clientSecret = () => {
    secret ??= client
      .send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }))
      .then(({ UserPoolClient }) => needed(UserPoolClient?.ClientSecret));
    return secret;
  };
  const secretHash = async (username: string) =>
    createHmac('sha256', await clientSecret())
      .update(username + ClientId)
      .digest('base64');

  const signIn = async (USERNAME: string, PASSWORD_: string) =>
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME,
          PASSWORD: PASSWORD_,
          SECRET_HASH: await secretHash(USERNAME),
        },
      }),
    );

  return {
    UserPoolId,
    ClientId,
    client,
    address,
    create,
    setPassword,
    signIn,
    secretHash,
    codeSentTo: (email: string) => needed(setting.codeSentTo?.(email)),
    passTime: (ms: number) => needed(setting.passTime)(ms),

    async person(): Promise<Person> {
      const email = address();
      const sub = needed((await create(email)).Username);
      await setPassword(sub, PASSWORD);
      return { email, sub, password: PASSWORD };
    },
    async tokens(person: Person) {
      const { AuthenticationResult: tokens } = await signIn(person.email, person.password);
      return {
        access: needed(tokens?.AccessToken),
        id: needed(tokens?.IdToken),
        refresh: needed(tokens?.RefreshToken),
      };
    },
    refresh: async (RefreshToken: string) =>
      client.send(
        new GetTokensFromRefreshTokenCommand({
          ClientId,
          ClientSecret: await clientSecret(),
          RefreshToken,
        }),
      ),
    update: (Username: string, attributes: Record<string, string>) =>
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username,
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        }),
      ),
    user: (AccessToken: string) => client.send(new GetUserCommand({ AccessToken })),
    verify: (AccessToken: string, Code: string) =>
      client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code })),
    changePassword: (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword })),
    forgot: async (Username: string) =>
      client.send(
        new ForgotPasswordCommand({ ClientId, SecretHash: await secretHash(Username), Username }),
      ),
    confirm: async (Username: string, ConfirmationCode: string, Password: string) =>
      client.send(
        new ConfirmForgotPasswordCommand({
          ClientId,
          SecretHash: await secretHash(Username),
          Username,
          ConfirmationCode,
          Password,
        }),
      ),
    revoke: async (Token: string) =>
      client.send(new RevokeTokenCommand({ ClientId, ClientSecret: await clientSecret(), Token })),
    signOut: (Username: string) =>
      client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })),
    disable: (Username: string) =>
      client.send(new AdminDisableUserCommand({ UserPoolId, Username })),
    seen: (Username: string) => client.send(new AdminGetUserCommand({ UserPoolId, Username })),
    async remove(Username: string) {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
      made.delete(Username);
    },
    async cleanUp() {
      for (const Username of made) {
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(() => {});
      }
    },
  };
}

export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Opens a new local user pool, or the real one that the environment names. */
export async function openPool(dir?: string, signOutReachMs = 0) {
  const real = process.env.COGNITO_CASES_USER_POOL_ID;
  const realClient = process.env.COGNITO_CASES_CLIENT_ID;
  if (real && realClient && !dir) {
    const client = new CognitoIdentityProviderClient({ maxAttempts: 1 });
    return { world: makeWorld(client, { UserPoolId: real, ClientId: realClient }) };
  }
  const codes = new Map<string, string>();
  let ahead = 0;
  const server = await startCognito({
    ...(dir === undefined ? {} : { dir }),
    deliver: (email, code) => void codes.set(email, code),
    now: () => Date.now() + ahead,
    signOutReachMs,
  });
  const client = new CognitoIdentityProviderClient({
    endpoint: server.endpoint,
    region: 'local',
    credentials,
    maxAttempts: 1,
  });
  const world = makeWorld(client, {
    UserPoolId: server.userPoolId,
    ClientId: server.clientId,
    codeSentTo: (email) => codes.get(email),
    passTime: (ms) => {
      ahead += ms;
    },
  });
  return { world, server };
}
