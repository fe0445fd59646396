import { afterAll } from 'vitest';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { skillsSuite } from './skills.suite.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

skillsSuite(cairn);
