import { randomUUID } from 'node:crypto';
import { type QueueName, queueNames, queueSettings } from '#infra/api/queueSettings.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { isolateFromAws, localRegion } from './awsIsolation.ts';
import type { CodeMail, CustomMessage, Deliver, Purpose } from './cognito/codeMails.ts';
import { startCognito } from './cognito/cognito.ts';
import { openDataFolder } from './data/dataLock.ts';
import { ensureRoom } from './data/diskRoom.ts';
import { readPushSecret } from './pushSecret.ts';
import { type Notice, startSes } from './ses.ts';
import { type LocalQueue, startQueue } from './sqs.ts';
import { StartProblem } from './startProblem.ts';
import type { Public } from './startSettings.ts';
import { type DynamoDbEngine, startDynamoDb } from './table/dynamodb.ts';
import { findLocalTable, openLocalTable } from './table/localTable.ts';
import { tableProblem } from './table/tableFile.ts';

export type SentCode = {
  readonly email: string;
  readonly code: string;
  readonly purpose: Purpose;
  readonly mail: CodeMail;
};

export type Engines = {
  /** The functions' environment. It is already set in `process.env`. */
  readonly env: Readonly<Record<string, string>>;
  /** The sent codes, oldest first. */
  readonly codes: readonly SentCode[];
  /** The other e-mails, oldest first. */
  readonly notices: readonly Notice[];
  readonly queues: Readonly<Record<QueueName, LocalQueue>>;
  /** Replaces the function that writes the e-mails with codes. By default, it is the one from the source. */
  readonly writeCodeMailsBy: (trigger: CustomMessage) => void;
  /** Rejects if the table is lost. If nobody handles that, the process ends. */
  readonly lost: Promise<never>;
  readonly stop: () => Promise<void>;
};

/** The table's name in a data folder. Without a folder, each start has its own table. */
const tableName = 'cairn';

/** The sender if no mail server is set. No e-mail leaves this machine then. */
export const sender = 'cairn@example.com';

/**
 * Imported late, like all functions: its logger reads the environment when imported. The environment is set once
 * the engines run.
 */
const codeMailOfSource: CustomMessage = async (event, context) => {
  const { handler } = await import('../../functions/triggers/codeMail/handler.ts');
  return handler(event, context);
};

/** A DynamoDB that runs elsewhere, for example on another platform or in a container. */
function dynamoDbAt(address: string): DynamoDbEngine {
  const isHttp = /^https?:$/.test(URL.parse(address)?.protocol ?? '');
  if (!isHttp || /\.amazonaws\.com|\.api\.aws/i.test(address)) {
    throw new StartProblem(
      `DYNAMODB_ENDPOINT must be the address of a local DynamoDB, like http://localhost:8000, not ${address}.`,
    );
  }
  return { endpoint: address, lost: new Promise(() => {}), stop: async () => {} };
}

/**
 * Starts what the functions need: DynamoDB, the user pool and the queues. Points this process's environment at
 * them. Call it once per process, before a function is imported. The data are stored in `dataDir`, or in memory
 * without it.
 * @throws StartProblem with a sentence for the person at the terminal
 */
export async function startEngines(
  options: {
    dataDir?: string | undefined;
    deliver?: (sent: SentCode) => void;
    deliverNotice?: (notice: Notice) => void;
    /** The site's address on this machine, for links in e-mails. */
    site?: string;
    /** Set if the app is public. Nobody can use the demo account there, because its password is public. */
    public?: Public | undefined;
    /** The sender of e-mails. */
    from?: string | undefined;
  } = {},
): Promise<Engines> {
  isolateFromAws();
  const { public: own, from = sender } = options;
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = options.dataDir === undefined ? undefined : openDataFolder(options.dataDir);
    if (folder) {
      undo.push(folder.release);
      ensureRoom(folder.path, folder.wasUsed ? 'laterStart' : 'firstStart');
    }

    const elsewhere = process.env.DYNAMODB_ENDPOINT;
    /** Set if the table is a file in our data folder. */
    const kept = elsewhere ? undefined : folder;
    const dynamoDb = elsewhere
      ? dynamoDbAt(elsewhere)
      : await startDynamoDb(kept && { file: kept.tableFile, expected: kept.wasUsed });
    undo.push(dynamoDb.stop);
    const name = folder ? tableName : `${tableName}-${randomUUID()}`;
    const found = kept && (await findLocalTable(dynamoDb.endpoint, name));
    if (kept?.wasUsed && found === 'none') {
      throw tableProblem(kept.tableFile, 'holds no table, though its folder was used before');
    }
    const table = await openLocalTable(dynamoDb.endpoint, name);
    if (!folder) undo.push(table.drop);

    const codes: SentCode[] = [];
    const deliver: Deliver = (email, code, purpose, mail) => {
      codes.push({ email, code, purpose, mail });
      options.deliver?.({ email, code, purpose, mail });
    };
    const cognito = await startCognito({
      ...(folder && { dir: folder.identityDir }),
      expected: found === 'filled',
      deliver,
      ...(own && { registration: own.registration, withoutUser: demoAccount.email }),
    });
    undo.push(cognito.stop);
    cognito.writeCodeMailsBy(codeMailOfSource);

    const notices: Notice[] = [];
    const ses = await startSes((notice) => {
      notices.push(notice);
      options.deliverNotice?.(notice);
    });
    undo.push(ses.stop);

    const start = async (name: QueueName, ifLost?: string): Promise<LocalQueue> => {
      const kept = folder && ifLost ? { dir: folder.path, ifLost } : undefined;
      const queue = await startQueue(queueSettings[name], name, kept);
      undo.push(queue.stop);
      return queue;
    };
    const queues = {
      deletions: await start(
        'deletions',
        'The next start makes a new one, and goes on deleting the accounts that wait for it.',
      ),
      // In memory. After a restart, the clock queues everyone again who was not checked.
      reminders: await start('reminders'),
      deliveries: await start(
        'deliveries',
        'The next start makes a new one, without the reminders that were on their way.',
      ),
    };

    const env = {
      AWS_REGION: localRegion,
      TABLE_NAME: table.name,
      TOKEN_ISSUER: cognito.issuer,
      TOKEN_JWKS: JSON.stringify(cognito.jwks),
      USER_POOL_ID: cognito.userPoolId,
      USER_POOL_CLIENT_ID: cognito.clientId,
      DYNAMODB_ENDPOINT: dynamoDb.endpoint,
      COGNITO_ENDPOINT: cognito.endpoint,
      SES_ENDPOINT: ses.endpoint,
      ...Object.fromEntries(
        queueNames.map((queue) => [queueSettings[queue].variable, queues[queue].url]),
      ),
      PUSH_SECRET: readPushSecret(folder?.path),
      PUSH_CONTACT: own?.origin ?? `mailto:${sender}`,
      SENDER_EMAIL: from,
      SITE_URL: own?.origin ?? options.site ?? 'http://localhost:3000',
      POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'ERROR',
    };
    undo.push(setEnvironment(env));
    const { writeCodeMailsBy } = cognito;
    return { env, codes, notices, queues, writeCodeMailsBy, lost: dynamoDb.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Sets the environment. Returns a function that restores it. If it were not restored, a later start in this process
 * would take DYNAMODB_ENDPOINT for the person's own setting.
 */
function setEnvironment(env: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
