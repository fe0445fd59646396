import { DescribeUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, expect, test, vi } from 'vitest';
import { cognitoFault } from '../../testing/functions/faults.ts';
import { ClientSecret, cognito, hashFor, UserPoolId } from '../../testing/functions/pool.ts';
import { clientId } from '../../testing/functions/tokens.ts';

/** Loads the module again, like a new instance. */
const begin = async () => {
  vi.resetModules();
  return import('./clientSecret.ts');
};

beforeEach(() => {
  cognito.reset();
});

test('the secret is read once for any number of calls', async () => {
  cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret } });
  const { clientSecret, secretHash } = await begin();
  expect(await Promise.all([clientSecret(), clientSecret()])).toEqual([ClientSecret, ClientSecret]);
  expect(await secretHash('ada@example.com')).toBe(hashFor('ada@example.com'));
  expect(cognito).toHaveReceivedCommandExactlyOnceWith(DescribeUserPoolClientCommand, {
    UserPoolId,
    ClientId: clientId,
  });
});

test.each([
  cognitoFault('TooManyRequestsException'),
  cognitoFault('AccessDeniedException'),
  Object.assign(new Error('Timed out'), { name: 'TimeoutError' }),
])('a failure to read the secret (%s) is temporary, and not cached', async (fault) => {
  cognito
    .on(DescribeUserPoolClientCommand)
    .rejectsOnce(fault)
    .resolves({ UserPoolClient: { ClientSecret } });
  const { clientSecret } = await begin();
  await expect(clientSecret()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await clientSecret()).toBe(ClientSecret);
});
