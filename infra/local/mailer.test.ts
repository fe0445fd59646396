import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Your code',
  text: 'The code is 123456.',
  headers: { 'List-Unsubscribe': '<https://cairn.example.org/unsubscribe>' },
};

/** A mail server that responds to each MAIL FROM with the next of these lines, and with 250 once they are used up. */
async function startMailServer(...responses: string[]) {
  const mails: string[] = [];
  const commands: string[] = [];
  const server = createServer(async (socket) => {
    // Ignores that the client may hang up before the response arrives.
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example.org');
    let data: string[] | undefined;
    for await (const line of createInterface(socket)) {
      if (data && line !== '.') {
        data.push(line);
        continue;
      }
      if (data) mails.push(data.join('\n'));
      else commands.push(line);
      data = line === 'DATA' ? [] : undefined;
      const isSender = line.startsWith('MAIL FROM');
      say(data ? '354 Go on' : (isSender && responses.shift()) || '250 OK');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { mails, commands, url: (user = '') => new URL(`smtp://${user}127.0.0.1:${port}`) };
}

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const from = 'cairn@example.org';

test('a mail has its sender, texts and headers', async () => {
  const { url, mails } = await startMailServer();
  await createMailer({ url: url(), from })({ ...mail, html: '<p>The code is 123456.</p>' });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('From: Cairn <cairn@example.org>');
  expect(mails[0]).toContain('To: ada@example.com');
  expect(mails[0]).toContain('List-Unsubscribe: <https://cairn.example.org/unsubscribe>');
  expect(mails[0]).toContain('\nThe code is 123456.');
  expect(mails[0]).toContain('<p>The code is 123456.</p>');
});

test('a mail is tried again until the server takes it', async () => {
  const log = logged();
  const { url, mails } = await startMailServer('451 ada@example.com is busy', '451 Busy');
  await createMailer({ url: url(), from }, [1, 1])(mail);
  expect(mails).toHaveLength(1);
  expect(log.mock.calls).toEqual([
    ['The mail server failed with EENVELOPE 451: the mail is tried again.'],
    ['The mail server failed with EENVELOPE 451: the mail is tried again.'],
  ]);
});

test.each([
  ['refused for good', ['550 No'], 'EENVELOPE 550', 0],
  ['refused too often', ['451 No', '451 No'], 'EENVELOPE 451', 1],
])('a mail that is %s is given up, and the log says so', async (_, responses, why, retries) => {
  const log = logged();
  const { url, mails } = await startMailServer(...responses);
  await createMailer({ url: url(), from }, [1])(mail);
  expect(mails).toEqual([]);
  expect(log).toHaveBeenCalledTimes(retries + 1);
  expect(log).toHaveBeenLastCalledWith(
    `A mail could not be sent: the mail server failed with ${why}.`,
  );
});

test('a mail server that does not respond is only logged', async () => {
  const log = logged();
  await createMailer({ url: new URL('smtp://127.0.0.1:9'), from }, [])(mail);
  expect(log).toHaveBeenLastCalledWith(
    'A mail could not be sent: the mail server failed with ESOCKET.',
  );
});

test('a password is never sent without TLS', async () => {
  const log = logged();
  const { url, mails, commands } = await startMailServer();
  await createMailer({ url: url('ada:stone-by-stone@'), from }, [])(mail);
  expect(mails).toEqual([]);
  expect(commands.join()).not.toMatch(/AUTH/);
  expect(log.mock.calls.join()).not.toContain('stone');
});
