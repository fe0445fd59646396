import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { documentPath } from '#shared/core/route.ts';

/** Puts the OpenAPI document into the site, where the API lies: of the build whose pages call it. */
export const openApiFile = (document: URL): Plugin => ({
  name: 'cairn-open-api-file',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: documentPath.slice(1),
      source: JSON.stringify(JSON.parse(readFileSync(document, 'utf8'))),
    });
  },
});
