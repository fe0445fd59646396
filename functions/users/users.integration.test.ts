import { afterAll } from 'vitest';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { expectNoSecretsLogged } from '../testing/live/noSecretsLogged.ts';
import { usersSuite } from './users.suite.ts';

expectNoSecretsLogged();
const cairn = await startCairn({ engines });
afterAll(cairn.stop);

usersSuite(cairn);
