import { afterAll, expect } from 'vitest';
import { captureOutput } from './output.ts';
import { countSecrets, secretsIn } from './secrets.ts';

/**
 * Called before the app starts: it then logs at its most talkative, nothing of that reaches the
 * terminal, and after the file's tests no password, token, code or cookie may be found in it.
 */
export const expectNoSecretsLogged = (): void => {
  process.env.POWERTOOLS_LOG_LEVEL = 'DEBUG';
  const output = captureOutput();
  afterAll(() => {
    output.stop();
    expect(output.text()).toContain('"message":"request"');
    expect(countSecrets()).toBeGreaterThan(10);
    expect(secretsIn(output.text())).toEqual([]);
  });
};
