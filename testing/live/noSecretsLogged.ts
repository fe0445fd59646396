import { afterAll, expect } from 'vitest';
import { logger } from '#functions/logger.ts';
import { captureOutput } from './output.ts';
import { countSecrets, secretsIn } from './secrets.ts';

/**
 * From now on the app logs at level DEBUG, away from the terminal, and after the file's tests no password, token,
 * code or cookie may be found in the log.
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
