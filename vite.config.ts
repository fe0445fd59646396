import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './frontend/build/compressedFiles.ts';
import { contractHash } from './frontend/build/contract.ts';
import { documents } from './frontend/build/documents.ts';
import { languagesInPage } from './frontend/build/languagesInPage.ts';
import { offlineShell } from './frontend/build/offlineShell.ts';
import { themeStyles } from './frontend/build/themeStyles.ts';

export default defineConfig({
  root: 'frontend',
  define: { __CONTRACT__: JSON.stringify(contractHash()) },
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    lingui(),
    themeStyles(),
    languagesInPage(),
    offlineShell(),
    documents(),
    compressedFiles(),
  ],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The first versions with light-dark(). For older ones, the build would rewrite it wrongly for our schemes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // data: URLs of fonts and scripts would need a looser content security policy.
    assetsInlineLimit: 0,
    // In KB. React, the router, Mantine and the messages' compiler are needed at once.
    chunkSizeWarningLimit: 600,
    // Browsers get copies of these libraries, so the site must contain their licences. The functions' libraries are
    // not distributed.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  // Lets a worker load code when it needs it, such as the reader of an import format.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
