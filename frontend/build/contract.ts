import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The API as it is written out. */
export const openApi: URL = new URL('../../docs/openapi.json', import.meta.url);

/** Changes with the contract: responses kept by an earlier version of the app may lack what this one reads. */
export const contract = (): string =>
  createHash('sha256').update(readFileSync(openApi)).digest('base64url').slice(0, 12);
