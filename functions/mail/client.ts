import { SESv2Client } from '@aws-sdk/client-sesv2';
import { clientTimeouts } from '../clientTimeouts.ts';
import { environment } from '../environment.ts';

let client: SESv2Client | undefined;

export const mailClient = (): SESv2Client => {
  const endpoint = environment().SES_ENDPOINT;
  client ??= new SESv2Client({
    ...(endpoint && { endpoint }),
    maxAttempts: 2,
    requestHandler: clientTimeouts(2_000),
  });
  return client;
};
