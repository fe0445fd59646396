import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { LAST_DAY } from '#shared/days/days.ts';
import { rememberLastDay } from '../../functions/account/lastDay.ts';
import { userId } from './tokens.ts';

/** The mocked table of this process. Nothing is sent, and each test sets the responses. */
export const table = mockClient(DynamoDBDocumentClient);

export const TableName = 'cairn-test';
export const pk = `USER#${userId}`;
/** The id of the one item that most tests are about. */
export const id = '01JZ0000000000000000000000';

/** The response to a BatchGetItem that finds these items. */
export const found = (...items: object[]) => ({ Responses: { [TableName]: items } });

/**
 * Resets the table before each test. COUNTS says that the account is not being deleted, and the user's last day need
 * not be noted.
 */
export const freshTable = (): void => {
  beforeEach(() => {
    table.reset();
    rememberLastDay(userId, LAST_DAY);
    table.on(GetCommand, { Key: { pk, sk: 'COUNTS' } }).resolves({});
    table.on(BatchGetCommand).resolves({});
  });
};

/** The input of a Query of all items of a kind, such as `HABIT`. */
export const ofKind = (kind: string) => ({
  ExpressionAttributeValues: { ':pk': pk, ':from': `${kind}#`, ':to': `${kind}#~` },
});
export const queryOf = (kind: string) => table.on(QueryCommand, ofKind(kind));

/** The commands that the table received. Leaves out the reads of COUNTS, with which each write of a session begins. */
export const commandsBesidesCounts = () =>
  table
    .calls()
    .map(({ args }) => args[0])
    .filter((command) => !(command instanceof GetCommand && command.input.Key?.sk === 'COUNTS'));

/** The steps of each transaction that was sent, oldest first. */
export const transactions = () =>
  table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

export const steps = () => transactions().at(-1);

/** The latest update outside a transaction. */
export const written = () => table.commandCalls(UpdateCommand).at(-1)?.args[0].input;
