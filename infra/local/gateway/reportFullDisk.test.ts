import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { createContext, type Invoke } from './gateway.ts';
import { reportFullDisk } from './reportFullDisk.ts';

const busy = { statusCode: 503, headers: { 'retry-after': '2' }, body: '{"code":"unavailable"}' };
const fine = { statusCode: 200, body: '{}' };

test.runIf(existsSync('/dev/full')).each([
  ['busy', busy, true],
  ['fine', fine, true],
  ['busy for another reason', busy, false],
])('only a busy response on a full disk is changed: %s, %j, full %s', async (_, result, isFull) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-full-'));
  // The code under test writes this file to find out whether there is room.
  if (isFull) symlinkSync('/dev/full', join(folder, 'room'));
  const invoke: Invoke = reportFullDisk(async () => result, folder);
  const said = await invoke({} as APIGatewayProxyEventV2, createContext(0));
  const changed = {
    ...result,
    body: JSON.stringify({ code: 'unavailable', ...callReasons.diskFull({ folder }) }),
    isBase64Encoded: false,
  };
  expect(said).toEqual(isFull && result === busy ? changed : result);
  rmSync(folder, { recursive: true });
});
