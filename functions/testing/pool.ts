import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** The user pool of this process: nothing is sent, it answers what a test tells it. */
export const cognito = mockClient(CognitoIdentityProviderClient);

export const UserPoolId = 'eu-central-1_Sample';

/** What was said of the pool in one test is forgotten before the next. */
export const freshPool = (): void => {
  beforeEach(() => {
    cognito.reset();
  });
};

/** The profile of everybody, as the table holds it beside the pool. */
export const keptProfile = {
  timeZone: 'Europe/Berlin',
  createdAt: '2026-01-01T08:00:00.000Z',
};
