import { build, type Plugin } from 'vite';

const [, , outDir = '', contract] = process.argv;

/** A contract without the call by which hours are logged: it has another path now. */
const otherContract: Plugin = {
  name: 'other-contract',
  transform: {
    filter: { id: /shared\/skills\/routes\.ts$/ },
    handler: (code) => {
      const other = code.replace('/skills/{id}/log-hours', '/skills/{id}/hours');
      if (other === code) throw new Error('The call that logs hours is elsewhere');
      return { code: other, map: null };
    },
  },
};

/** Builds the site as another release would be: every file with a hash has another name, and the page says so. */
await build({
  logLevel: 'warn',
  ...(contract === 'other contract' && { define: { __CONTRACT__: '"other"' } }),
  build: {
    outDir,
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
    contract === 'other contract' && otherContract,
  ],
});
