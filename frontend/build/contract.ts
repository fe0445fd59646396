import { createHash } from 'node:crypto';
import { openApi } from '#shared/openapi.ts';

/** A hash of the API contract. Responses cached under another hash may lack fields. */
export const contractHash = (): string =>
  createHash('sha256').update(JSON.stringify(openApi())).digest('base64url').slice(0, 12);
