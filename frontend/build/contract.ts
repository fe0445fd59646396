import { createHash } from 'node:crypto';
import { openApi } from '#shared/openapi.ts';

/** Changes with the contract: responses kept by an earlier version of the app may lack what this one reads. */
export const contract = (): string =>
  createHash('sha256').update(JSON.stringify(openApi())).digest('base64url').slice(0, 12);
