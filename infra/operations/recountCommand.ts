import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { ChangedMeanwhile, type Recounted, recount } from './recount.ts';
import { UsageError } from './restoreCommand.ts';

const usage = `Sums a user's activities again: the items MONTH#<month>, SOURCE#<kind>#<id> and UNASSIGNED, and the sums of each
SKILL#<id>. Counts the user's items and bytes again: the item COUNTS. Without --apply it only compares.

  npm run recount -- --table <table> --user <id> [--apply]
`;

const noTable = '--table is missing: the name of the table';

const schema = z.object({
  table: z.string(noTable).check(z.minLength(1, noTable)),
  user: z.guid('--user must be the id (sub) of an account'),
  apply: z._default(z.boolean(), false),
});

export type RecountWanted = z.output<typeof schema>;

/** Parses the command line. Throws `UsageError`. */
export const readArguments = (args: readonly string[]): RecountWanted => {
  const parsed = schema.safeParse(parse(args));
  if (!parsed.success) throw new UsageError(`${parsed.error.issues[0]?.message}\n\n${usage}`);
  return parsed.data;
};

const parse = (args: readonly string[]): unknown => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        table: { type: 'string' },
        user: { type: 'string' },
        apply: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
};

export const describe = ({ activities, wrong }: Recounted, applied: boolean): string => {
  const found = `${activities} activities.`;
  if (wrong.length === 0) return `${found} All sums and counts are right: there is nothing to do.`;
  const list = wrong.join(', ');
  return applied
    ? `${found} These were wrong, and were written again: ${list}.`
    : `${found} These are wrong: ${list}. Nothing was written. Add --apply to do it.`;
};

/** The region, the account, and DYNAMODB_ENDPOINT for a local engine come from the environment. */
export const run = async ({ table, user, apply }: RecountWanted): Promise<string> => {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({ ...(endpoint && { endpoint }), maxAttempts: 10 });
  try {
    return describe(await recount({ client, table }, user, apply), apply);
  } finally {
    client.destroy();
  }
};

if (import.meta.main) {
  try {
    console.log(await run(readArguments(process.argv.slice(2))));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ChangedMeanwhile)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
