import { createHmac } from 'node:crypto';
import { DescribeUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { unavailable } from '../problem.ts';
import { patientClient, pool } from './client.ts';

let known: Promise<string> | undefined;

/**
 * What Cognito wants to see of whoever uses our client, which a token names: read once by each
 * instance, and kept nowhere else.
 */
export const clientSecret = (): Promise<string> => {
  known ??= readSecret().catch((error: unknown) => {
    known = undefined;
    // Not the fault of the call that it was wanted for, which was never made.
    throw unavailable(error);
  });
  return known;
};

const readSecret = async (): Promise<string> => {
  const { UserPoolClient } = await patientClient().send(new DescribeUserPoolClientCommand(pool()));
  if (!UserPoolClient?.ClientSecret) throw new Error('The client of the user pool has no secret');
  return UserPoolClient.ClientSecret;
};

/** Proof of the secret in a call about this user, by the name under which the call knows them. */
export const secretHash = async (username: string): Promise<string> =>
  createHmac('sha256', await clientSecret())
    .update(username + pool().ClientId)
    .digest('base64');
