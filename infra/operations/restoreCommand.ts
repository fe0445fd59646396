import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { segments } from './partitions.ts';
import {
  NothingInCopy,
  type Part,
  type Restoration,
  type Restored,
  restoreEveryone,
  restoreUser,
} from './restore.ts';

const usage = `Resets one user's items, or everyone's, to their state in a restored copy of the table.
Without --apply it only counts what it would do.

  npm run restore -- --from <copy> --to <table> --user <id> [--as <id of the account now>] [--apply]
  npm run restore -- --from <copy> --to <table> --everyone [--part 1/4] [--apply]
`;

/** A mistake in the command line. The message is for the terminal. */
export class UsageError extends Error {}

const table = (name: string) =>
  z
    .string(`--${name} is missing: the name of a table`)
    .check(z.regex(/^[\w.-]{3,255}$/, `--${name} must be the name of a table`));

const partPattern = /^[1-9]\d*\/[1-9]\d*$/;
const badPart = `--part must look like 1/4: the first of four processes. There can be at most ${segments}.`;

const schema = z
  .object({
    from: table('from'),
    to: table('to'),
    user: z.optional(z.guid('--user must be the id (sub) of an account')),
    as: z.optional(z.guid('--as must be the id (sub) of an account')),
    everyone: z._default(z.boolean(), false),
    part: z.pipe(
      z._default(z.string().check(z.regex(partPattern, badPart)), '1/1'),
      z.transform((text): Part => {
        const [number = 1, of = 1] = text.split('/').map(Number);
        return { number, of };
      }),
    ),
    apply: z._default(z.boolean(), false),
  })
  .check(
    z.refine((s) => s.from !== s.to, '--from and --to must be two tables'),
    z.refine((s) => (s.user !== undefined) !== s.everyone, 'Give either --user or --everyone'),
    z.refine((s) => s.part.number <= s.part.of && s.part.of <= segments, badPart),
    z.refine((s) => s.everyone || s.part.of === 1, '--part needs --everyone'),
    z.refine((s) => s.as === undefined || s.user !== undefined, '--as needs --user'),
  );

export type Wanted = z.output<typeof schema>;

/** Parses the command line. Throws `UsageError`. */
export const readArguments = (args: readonly string[]): Wanted => {
  const parsed = schema.safeParse(parse(args));
  if (!parsed.success) throw new UsageError(`${parsed.error.issues[0]?.message}\n\n${usage}`);
  return parsed.data;
};

const parse = (args: readonly string[]): unknown => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        user: { type: 'string' },
        as: { type: 'string' },
        everyone: { type: 'boolean' },
        part: { type: 'string' },
        apply: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
};

export const describe = (counts: Restored, applied: boolean): string =>
  [
    `${counts.partitions} partitions, ${counts.same} items are as in the copy already.`,
    `${counts.changed} changed since: ${applied ? 'set back' : 'would be set back'}.`,
    `${counts.missing} are gone: ${applied ? 'brought back' : 'would be brought back'}.`,
    `${counts.surplus} came since: ${applied ? 'deleted' : 'would be deleted'}.`,
    ...(applied ? [] : ['Nothing was written. Add --apply to do it.']),
  ].join('\n');

/** The region, the account, and DYNAMODB_ENDPOINT for a local engine come from the environment. */
export const run = async ({ from, to, user, as, part, apply }: Wanted): Promise<string> => {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({ ...(endpoint && { endpoint }), maxAttempts: 10 });
  const plan: Restoration = {
    from: { client, table: from },
    to: { client, table: to },
    apply,
  };
  try {
    const counts = user ? await restoreUser(plan, user, as) : await restoreEveryone(plan, part);
    return describe(counts, apply);
  } finally {
    client.destroy();
  }
};

if (import.meta.main) {
  try {
    console.log(await run(readArguments(process.argv.slice(2))));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof NothingInCopy)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
