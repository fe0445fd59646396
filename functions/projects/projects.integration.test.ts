import { afterAll } from 'vitest';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { projectsSuite } from './projects.suite.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

projectsSuite(cairn);
