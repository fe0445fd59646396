import {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { userId } from './tokens.ts';

/** The table of this process: nothing is sent, it answers what a test tells it. */
export const table = mockClient(DynamoDBDocumentClient);

export const TableName = 'cairn-test';
/** Where the items of the test's user are. */
export const pk = `USER#${userId}`;
/** The one item that most tests are about. */
export const id = '01JZ0000000000000000000000';

/** What was said of the table in one test is forgotten before the next. */
export const freshTable = (): void => {
  beforeEach(() => {
    table.reset();
  });
};

/** The input of a query of all that a person has of a kind: `HABIT` … */
export const ofKind = (kind: string) => ({
  ExpressionAttributeValues: { ':pk': pk, ':from': `${kind}#`, ':to': `${kind}#~` },
});
export const queryOf = (kind: string) => table.on(QueryCommand, ofKind(kind));

/** The steps of each transaction that was sent, the oldest first. */
export const transactions = () =>
  table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

/** The steps of the newest transaction. */
export const steps = () => transactions().at(-1);

/** The newest update outside a transaction. */
export const written = () => table.commandCalls(UpdateCommand).at(-1)?.args[0].input;
