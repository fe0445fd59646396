import { mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from '#shared/openapi.ts';

/** `npm run openapi`: writes the document that a test holds against the contract. */
mkdirSync('docs', { recursive: true });
writeFileSync('docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`);
