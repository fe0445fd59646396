import { SESv2Client } from '@aws-sdk/client-sesv2';
import { environment } from '../environment.ts';

let client: SESv2Client | undefined;

export const mailClient = (): SESv2Client => {
  const endpoint = environment().SES_ENDPOINT;
  client ??= new SESv2Client({
    ...(endpoint && { endpoint }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 2_000,
      throwOnRequestTimeout: true,
    },
  });
  return client;
};
