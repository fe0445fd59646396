import 'aws-sdk-client-mock-vitest/extend';
import { beforeEach } from 'vitest';
import { captureLogs } from './logs.ts';
import { clientId, issuer, jwks } from './tokens.ts';

/**
 * The environment that infra sets, with test keys, but without local endpoints. Tests mock the AWS clients, so no
 * request leaves the process.
 */
Object.assign(process.env, {
  AWS_REGION: 'eu-central-1',
  TABLE_NAME: 'cairn-test',
  TOKEN_ISSUER: issuer,
  TOKEN_JWKS: jwks(),
  USER_POOL_CLIENT_ID: clientId,
  USER_POOL_ID: 'eu-central-1_Sample',
  SENDER_EMAIL: 'cairn@example.com',
  PUSH_SECRET: 'k'.repeat(40),
  ACCOUNT_DELETIONS_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/deletions',
  REMINDERS_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/reminders',
  DELIVERIES_URL: 'https://sqs.eu-central-1.amazonaws.com/123456789012/deliveries',
});

beforeEach(captureLogs);
