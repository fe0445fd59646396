import { afterAll } from 'vitest';
import { startCairn } from '#infra/local/harness.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { expectNoSecretsLogged } from '../testing/live/noSecretsLogged.ts';
import { authSuite } from './auth.suite.ts';

expectNoSecretsLogged();
const cairn = await startCairn({ engines });
afterAll(cairn.stop);

authSuite(cairn);
