import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalCognito, startCognito } from './cognito.ts';

const email = 'ada@example.com';
const codes: string[] = [];
let pool: LocalCognito;
let client: CognitoIdentityProviderClient;

beforeAll(async () => {
  pool = await startCognito({ deliver: (_, code) => void codes.push(code) });
  client = new CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
    { Name: 'name', Value: 'Ada' },
  ];
  const { userPoolId: UserPoolId } = pool;
  const user = { UserPoolId, Username: email, MessageAction: 'SUPPRESS', UserAttributes } as const;
  await client.send(new AdminCreateUserCommand({ ...user, TemporaryPassword: 'three stones' }));
});
afterAll(() => pool.stop());

type Sent = {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A request by somebody who found the port. It tries to set Ada's password. */
const ask = ({ path, method = 'POST', headers = {} }: Sent) => {
  const endpoint = new URL(pool.endpoint);
  const body = JSON.stringify({
    UserPoolId: pool.userPoolId,
    Username: email,
    Password: 'a stranger chose this',
    Permanent: true,
  });
  const target = 'AWSCognitoIdentityProviderService.AdminSetUserPassword';
  return new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    const sent = request(
      {
        agent: false,
        host: endpoint.hostname,
        port: endpoint.port,
        path: path ?? endpoint.pathname,
        method,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': target,
          ...headers,
        },
      },
      async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      },
    );
    sent.once('error', reject).end(method === 'GET' ? undefined : body);
  });
};

describe('the endpoint', () => {
  test.each<[string, Sent]>([
    ['another user of the machine', { path: '/' }],
    ['a guessed path', { path: `/${'A'.repeat(43)}` }],
    ['a longer guessed path', { path: '/x/y?z' }],
    [
      'the preflight request of a page',
      { method: 'OPTIONS', path: '/', headers: { origin: 'https://e.example' } },
    ],
    [
      'the simple request of a page',
      { path: '/', headers: { 'content-type': 'text/plain', origin: 'null' } },
    ],
    ['a page that knows the path', { headers: { origin: 'https://evil.example' } }],
    ['a page of this machine', { headers: { origin: 'http://localhost:3000' } }],
    ['another host name that resolves to this machine', { headers: { host: 'evil.example' } }],
  ])('refuses %s', async (_, sent) => {
    const { status, headers, body } = await ask(sent);
    expect([status, body]).toEqual([404, '']);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('accepts requests to its whole address, signed or not', async () => {
    const { userPoolId: UserPoolId, clientId: ClientId } = pool;
    const { UserPoolClient } = await client.send(
      new DescribeUserPoolClientCommand({ UserPoolId, ClientId }),
    );
    const SecretHash = createHmac('sha256', UserPoolClient?.ClientSecret ?? '')
      .update(`${email}${ClientId}`)
      .digest('base64');
    const forgot = () =>
      client.send(new ForgotPasswordCommand({ ClientId, SecretHash, Username: email }));
    await forgot().catch(() => {});
    expect((await ask({})).status).toBe(200);
    await forgot();
    expect(codes).toHaveLength(1);
    const unknown = client.send(new ListUsersCommand({ UserPoolId }));
    await expect(unknown).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});
