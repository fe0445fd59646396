import { createHmac } from 'node:crypto';
import { DescribeUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { unavailable } from '../problem.ts';
import { patientClient, pool } from './client.ts';

let known: Promise<string> | undefined;

/**
 * The secret that Cognito requires of our client. Each instance of the function reads it once and keeps it only in
 * memory.
 */
export const clientSecret = (): Promise<string> => {
  known ??= readSecret().catch((error: unknown) => {
    known = undefined;
    // The error must not look like an error of the call that needed the secret. That call was never made.
    throw unavailable(error);
  });
  return known;
};

const readSecret = async (): Promise<string> => {
  const { UserPoolClient } = await patientClient().send(new DescribeUserPoolClientCommand(pool()));
  if (!UserPoolClient?.ClientSecret) throw new Error('The client of the user pool has no secret');
  return UserPoolClient.ClientSecret;
};

/** Returns the proof that we know the secret, for a call about a user. `username` must be the same as in that call. */
export const secretHash = async (username: string): Promise<string> =>
  createHmac('sha256', await clientSecret())
    .update(username + pool().ClientId)
    .digest('base64');

/** Returns our own signature of a text, in base64url. Nobody can make it without the secret. */
export const signatureOf = async (text: string): Promise<string> =>
  createHmac('sha256', await clientSecret())
    .update(`signature\n${text}`)
    .digest('base64url');
