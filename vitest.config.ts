import { defineConfig } from 'vitest/config';
import { contractHash } from './frontend/build/contract.ts';

const integration = '**/*.integration.test.ts';
const source = '**/*.source.test.ts';
const assembly = 'infra/assembly/*.integration.test.ts';
/** Integration tests that only `npm run test:all` runs. */
const exhaustive = '**/*.exhaustive.test.ts';
/** With modules of their own: they give a function another environment, which it reads once, or another module. */
const isolated =
  'functions/{http/authenticate,http/frontDoor,identity/clientSecret,mail/emailChangeNotices,push/sendPush,table/retryOnConflict}.test.ts';

/**
 * Unit and handler tests start nothing; integration tests each have engines of their own in memory. What those show of
 * the deployed functions `source` shows of their source: for development, `npm test` leaves it out.
 */
const project = (
  name: string,
  include: string[],
  more: {
    exclude?: string[];
    setupFiles?: string[];
    globalSetup?: string[];
    isolate?: boolean;
    environment?: string;
  } = {},
) => ({
  test: {
    name,
    include,
    environment: 'node',
    restoreMocks: true,
    // Only a test that hangs meets it, however busy the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    ...more,
    exclude: ['**/node_modules/**', '**/dist/**', ...(more.exclude ?? [])],
  },
});

export default defineConfig({
  test: {
    // Integration tests wait for engines: three files at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      project('unit', ['{shared,frontend,bench,e2e,testing}/**/*.test.ts'], {
        exclude: [integration, exhaustive],
        isolate: false,
      }),
      {
        define: { __CONTRACT__: JSON.stringify(contractHash()) },
        // Each with modules of its own: what one leaves behind, as a server out of reach, is not for the next.
        ...project('components', ['frontend/**/*.test.tsx'], {
          environment: 'jsdom',
          setupFiles: ['testing/components/setup.ts'],
        }),
      },
      project('local', ['infra/{local,node}/**/*.test.ts'], { exclude: [integration] }),
      project('handlers', ['functions/**/*.test.ts'], {
        isolate: false,
        exclude: [integration, exhaustive, source, isolated],
        setupFiles: ['functions/testing/environment.ts'],
      }),
      project('isolated', [isolated], {
        setupFiles: ['functions/testing/environment.ts'],
      }),
      project('integration', [integration], {
        exclude: [assembly],
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('assembly', [assembly], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
        globalSetup: ['infra/testing/buildAssembly.ts'],
      }),
      project('exhaustive', [exhaustive], {
        setupFiles: ['testing/engines/integrationEngines.ts'],
      }),
      project('source', [source], { setupFiles: ['testing/engines/integrationEngines.ts'] }),
      project(
        'infra',
        ['infra/{,api/,identity/,monitoring/,repository/,table/,testing/,website/}*.test.ts'],
        {
          exclude: [integration, exhaustive],
          isolate: false,
        },
      ),
    ],
  },
});
