import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, compiledOnLoad } from './frontend/build/chunks.ts';
import { contract, openApi } from './frontend/build/contract.ts';
import { firstNeeds } from './frontend/build/firstNeeds.ts';
import { lateImports } from './frontend/build/lateImports.ts';
import { offlineShell } from './frontend/build/offlineShell.ts';
import { openApiFile } from './frontend/build/openApiFile.ts';
import { themeStyles } from './frontend/build/themeStyles.ts';
import { withoutDisplayNames } from './frontend/build/withoutDisplayNames.ts';
import { withoutOpenApi } from './frontend/build/withoutOpenApi.ts';
import { withoutUnusedMantine } from './frontend/build/withoutUnusedMantine.ts';

// Its package exports the development build alone, which warns in the console: half a KB that nobody reads.
const reactRouter = 'node_modules/react-router/dist/production/index.mjs';

export default defineConfig({
  root: 'frontend',
  define: { __CONTRACT__: JSON.stringify(contract()) },
  cacheDir: '../node_modules/.vite',
  resolve: {
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(import.meta.resolve(`./${reactRouter}`)),
      },
      // SWR asks for what React has had itself since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  plugins: [
    react(),
    themeStyles(),
    withoutUnusedMantine(),
    withoutDisplayNames(),
    withoutOpenApi(),
    lateImports(),
    firstNeeds(),
    offlineShell(),
    openApiFile(openApi),
  ],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The first with light-dark(), which an older target would have rewritten wrongly for our schemes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // data: URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    // Browsers get copies of these libraries, and a copy goes with its licence. Functions stay on our side.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // A constant of another module in the place of its name: 0.4 KB less of the first scripts.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: chunks }, postBanner: compiledOnLoad },
    },
  },
  // It loads the reader of a format when it meets that.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
