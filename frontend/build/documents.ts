import type { Plugin } from 'vite';
import { documentPath, exportSchemaPath } from '#shared/calls/route.ts';
import { exportDocument } from '#shared/exportDocument.ts';
import { openApi } from '#shared/openapi.ts';

/**
 * Adds the OpenAPI document and the schema of an export to the site. Both then come from the same build as the pages
 * that use them.
 */
export const documents = (): Plugin => ({
  name: 'cairn-documents',
  apply: 'build',
  generateBundle() {
    const emit = (path: string, document: object) =>
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: JSON.stringify(document) });
    emit(documentPath, openApi());
    emit(exportSchemaPath, exportDocument());
  },
});
