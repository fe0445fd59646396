import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { clientSecret } from '../../functions/identity/clientSecret.ts';
import { clientId } from './tokens.ts';

/** The mocked user pool of this process. Nothing is sent, and each test sets the responses. */
export const cognito = mockClient(CognitoIdentityProviderClient);

export const UserPoolId = 'eu-central-1_Sample';

export const ClientSecret = 'the-secret-of-the-client';

/** The secret hash, computed as in the developer guide. */
export const hashFor = (username: string): string =>
  createHmac('sha256', ClientSecret).update(`${username}${clientId}`).digest('base64');

/**
 * Resets the user pool before each test. The client's secret is already known, as in an instance that has served a
 * call.
 */
export const freshPool = (): void => {
  beforeEach(async () => {
    cognito.reset();
    cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret } });
    await clientSecret();
    cognito.reset();
  });
};

/** Everybody's profile as stored in the table. */
export const keptProfile = {
  timeZone: 'Europe/Berlin',
  dayStartsAt: 0,
  weekStartsOn: 0,
  createdAt: '2026-01-01T08:00:00.000Z',
};
