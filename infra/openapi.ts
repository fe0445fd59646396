import { mkdirSync, writeFileSync } from 'node:fs';
import { exportDocument } from '#shared/exportDocument.ts';
import { openApi } from '#shared/openapi.ts';

/** `npm run openapi`: writes the documents that tests compare with the contract. */
const write = (file: string, document: object) =>
  writeFileSync(`docs/${file}`, `${JSON.stringify(document, null, 2)}\n`);

mkdirSync('docs', { recursive: true });
write('openapi.json', openApi());
write('cairn.schema.json', exportDocument());
