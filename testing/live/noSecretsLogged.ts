import { afterAll, expect } from 'vitest';
import { logger } from '#functions/logger.ts';
import { captureOutput } from './output.ts';
import { countSecrets, secretsIn } from './secrets.ts';

/**
 * Makes the app log at level DEBUG into memory. Fails after the file's tests if the log contains any password,
 * token, code or cookie.
 */
export const expectNoSecretsLogged = (): void => {
  logger.setLogLevel('DEBUG');
  const output = captureOutput();
  afterAll(() => {
    output.stop();
    expect(output.text()).toContain('"message":"request"');
    expect(countSecrets()).toBeGreaterThan(10);
    expect(secretsIn(output.text())).toEqual([]);
  });
};
