import { build } from 'vite';

/** Builds the site as another release would be: every file with a hash has another name, and the page says so. */
await build({
  logLevel: 'warn',
  build: {
    outDir: process.argv[2] ?? '',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash]-next.js',
        chunkFileNames: 'assets/[name]-[hash]-next.js',
        assetFileNames: 'assets/[name]-[hash]-next.[ext]',
      },
    },
  },
  plugins: [
    {
      name: 'next-release',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { name: 'release', content: 'next' }, injectTo: 'head' },
      ],
    },
  ],
});
