import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const region = 'eu-central-1';

/** A local server that imitates AWS. */
export type Moto = {
  /** Environment variables that make the AWS CLI call only moto. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs the AWS CLI and returns its parsed JSON output. */
  readonly aws: (...args: readonly string[]) => unknown;
  readonly stop: () => void;
};

export const startMoto = async (): Promise<Moto> => {
  const server = spawn('moto_server', ['--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, VALIDATE_LAMBDA_S3: 'false' },
  });
  await once(server, 'spawn');
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    server.once('exit', (status) => reject(new Error(`moto_server ended with ${status}.`)));
  });
  const env = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'nobody',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  return {
    env,
    aws: (...args) => {
      const output = execFileSync('aws', [...args, '--output', 'json'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
      });
      return output === '' ? undefined : JSON.parse(output);
    },
    stop: () => server.kill(),
  };
};
