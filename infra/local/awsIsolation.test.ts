import { devNull } from 'node:os';
import { expect, test } from 'vitest';
import { isolateFromAws } from './awsIsolation.ts';

test('removes the AWS variables of the shell, and no others', () => {
  const env: NodeJS.ProcessEnv = {
    PATH: '/bin',
    AWS_PROFILE: 'work',
    AWS_ACCESS_KEY_ID: 'AKIAREAL',
    AWS_SECRET_ACCESS_KEY: 'real',
    AWS_SESSION_TOKEN: 'real',
    AWS_REGION: 'eu-central-1',
    AWS_DEFAULT_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_DYNAMODB: 'https://dynamodb.eu-central-1.amazonaws.com',
    AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.2/creds',
  };
  isolateFromAws(env);
  expect(env).toEqual({
    PATH: '/bin',
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_EC2_METADATA_DISABLED: 'true',
  });
});
