import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceKeys } from '#functions/api/resources/keys.ts';
import { tokenCalls } from '#functions/limits/budgets.ts';
import { areaNames } from '#shared/areas.ts';
import { apiBase } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { resources } from '#shared/resources/routes.ts';
import { permissionsOf } from '#shared/tokens/areaScopes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { readItem, writeItems } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { makeToken } from '#testing/live/routes.ts';

const run = promisify(execFile);
const page = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');

/** Every example of the page in order, with the JSON that follows it. */
const examples = [
  ...page.matchAll(/^```sh\n([\s\S]*?)^```$(?:\n\n```json\n([\s\S]*?)^```$)?/gm),
].map(([, command = '', says]) => ({ command, says }));

const between = '\u001e';

/** Replaces '…' by a matcher for any value. */
const anything = (_: string, value: unknown) => (value === '…' ? expect.anything() : value);

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

/** More items than fit into one page of a list. */
const long = 250;
const fill = async ({ call, user }: Person) => {
  const body = { title: 'Resource', notes: 'x'.repeat(5_000) };
  const first = (await call(resources.create, { body })).data.resource._id;
  const item = await readItem(resourceKeys.resource(user._id, first));
  const others = Array.from({ length: long - 1 }, () =>
    resourceKeys.resource(user._id, idOn(undefined)),
  );
  await writeItems(others.map((key) => ({ ...item, ...key })));
};

describe('docs/api.md', () => {
  let said: string[];
  beforeAll(async () => {
    const ada = await registerPerson(cairn);
    await fill(ada);
    const everything = Object.fromEntries(
      areaNames.map((area) => [area, permissionsOf(area).at(-1)]),
    );
    const { token } = await makeToken(ada, everything);
    const own = examples.map(({ command }) =>
      command
        .replace(/^(export CAIRN=).*$/m, `$1${cairn.url}${apiBase}`)
        .replace(/^(export TOKEN=).*$/m, `$1${token}`),
    );
    const script = own.join(`\nprintf '${between}'\n`);
    const env = { ...process.env, TZ: 'UTC' };
    const { stdout } = await run('bash', ['-u', '-c', script], { env }).catch((error) => error);
    said = stdout.split(between);
  });

  test.each(examples.map((example, n) => ({ ...example, n })))('$n: $command', ({ says, n }) => {
    const output = said[n] ?? '';
    if (says === undefined) return expect(output).not.toContain('"code":');
    // An example with two calls prints two responses.
    const printed = output.split(/(?<=\})(?=\{"(?:data|code)")/);
    for (const one of printed) {
      expect(JSON.parse(one)).toMatchObject(JSON.parse(says, anything));
    }
  });

  test('a script can follow the pages of a list to the end', () => {
    const n = examples.findIndex(({ command }) => command.includes('cursor='));
    expect(said[n]).toBe(`${long + 1} resources\n`);
  });

  test('every example was run', () => expect(said).toHaveLength(examples.length));

  test('states the same limits for calls with a token as the code', () => {
    const { atOnce, perMinute } = tokenCalls;
    expect(page).toContain(`${atOnce} calls at once, and ${perMinute} per minute`);
  });
});
