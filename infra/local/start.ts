import type { RequestListener } from 'node:http';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { createApp, startWorkers } from './app.ts';
import { CallFailed } from './call.ts';
import { startClock } from './clock.ts';
import { isDiskFull } from './data/diskRoom.ts';
import { startEngines } from './engines.ts';
import { listen } from './listen.ts';
import { createMailer, type OutgoingMail } from './mailer.ts';
import { mailText } from './mailText.ts';
import { StartProblem } from './startProblem.ts';
import { readStartSettings } from './startSettings.ts';
import { buildSite, isSiteStale } from './website/site.ts';

const undo: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

/** Runs the cleanup steps once, the latest first. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.reverse()) await step();
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

/** Ends Cairn after a failure, unless it is already stopping. The last line of the log is the reason. */
async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  try {
    await stop();
  } finally {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}

const notReady: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('Cairn is starting.');
};

const printMail = ({ to, subject, text }: OutgoingMail): void =>
  console.log(`Mail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}`);

/**
 * Throws a StartProblem if the demo account is incomplete because a call failed or the disk is full. The next start
 * completes the account. Throws any other error unchanged.
 */
function unfinishedDemo(cause: unknown): never {
  if (!(cause instanceof CallFailed) && !isDiskFull(cause)) throw cause;
  const reason = cause instanceof Error ? cause.message : cause;
  throw new StartProblem(
    `The demo account could not be completed (${reason}): see what is wrong, then start Cairn again.`,
    { cause },
  );
}

async function start(): Promise<void> {
  const { port, dataDir, host, public: own, mailServer } = readStartSettings(process.env);
  const sendMail = mailServer ? createMailer(mailServer) : printMail;
  let app = notReady;
  // Listens first, so that a taken port is reported before the site is built.
  const { url, close } = await listen((request, response) => app(request, response), port, {
    host,
    origin: own?.origin,
  });
  undo.push(close);
  const engines = await startEngines({
    dataDir,
    site: url,
    public: own,
    from: mailServer?.from,
    deliver: ({ email: to, mail: { subject, body: html } }) =>
      void sendMail({ to, subject, text: mailText(html), html }),
    deliverNotice: ({ email: to, tags: _, ...mail }) => void sendMail({ to, ...mail }),
  });
  undo.push(engines.stop);
  engines.lost.catch(fail);
  if (isSiteStale()) {
    console.log('Building the site, which takes a moment…');
    await buildSite();
  }
  app = await createApp({ dataDir, public: own });
  await startWorkers(engines);
  undo.push(await startClock());
  // Imported late, because its table code reads the environment when imported. The environment is set only now.
  if (engines.queues.deletions.isNew)
    await (await import('./markedAccounts.ts')).deleteMarkedAccounts();
  if (own) {
    console.log(
      `Cairn is ready: ${own.origin}, by a proxy to ${url}. Your data are kept in ${dataDir}.`,
    );
    return;
  }
  const { seedDemo } = await import('./demo/seed.ts');
  if ((await seedDemo(url, dataDir).catch(unfinishedDemo)) === 'made')
    console.log('Made a demo account with a year of data.');
  console.log(`
Cairn is ready: ${url}

  Look around as ${demoAccount.email}, password ${demoAccount.password}
  or register an account of your own. Your data are kept in ${dataDir}.
  Ctrl-C stops it.
`);
}

try {
  await start();
} catch (error) {
  await fail(error);
}
