import { SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { logLines } from '../../testing/functions/logs.ts';

const mail = mockClient(SESv2Client);

test('without a sender nobody is notified, and the log says so', async () => {
  delete process.env.SENDER_EMAIL;
  const { notifyChangeRequested } = await import('./emailChangeNotices.ts');
  await notifyChangeRequested('ada@example.com', 'ada@new.example.com', 'en');
  expect(mail).not.toHaveReceivedAnyCommand();
  const said = 'The old e-mail address was not notified of its change: there is no sender.';
  expect(logLines(said)).toMatchObject([{ level: 'WARN' }]);
});
