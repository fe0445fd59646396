import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './startProblem.ts';

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * The secret from which the key pair for pushes is derived. It is created once per data folder, because browsers
 * subscribe with the key. Without a folder, each start has a new secret.
 * @throws StartProblem if the file is damaged. Only the person may decide to replace it
 */
export const readPushSecret = (dir: string | undefined): string => {
  if (dir === undefined) return newSecret();
  const file = join(dir, 'push.secret');
  if (!statSync(file, { throwIfNoEntry: false }))
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' });
  const secret = readFileSync(file, 'utf8');
  if (/^[\w-]{64}$/.test(secret)) return secret;
  throw new StartProblem(
    `The file ${file} is damaged: put back a copy of it, or delete it. Without it no browser gets reminders until its page is opened again.`,
  );
};
