import type { Plugin } from 'vite';

const forReaders = /\bsummary:\s*'(?:[^'\\]|\\.)*',|\brefuses:\s*\[[^\]]*\],/g;

/** Leaves out of the contract's routes what only docs/openapi.json says of them: 1 KB packed that no page would ever read. */
export const withoutOpenApi = (): Plugin => ({
  name: 'without-open-api',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/\w+\/routes\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(forReaders, ''), map: null }),
  },
});
