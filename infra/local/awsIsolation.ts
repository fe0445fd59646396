import { devNull } from 'node:os';

export const localRegion = 'local';

/** The AWS SDK's environment in this process: dummy keys, and none of the user's own files. */
const settings = {
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
  AWS_EC2_METADATA_DISABLED: 'true',
} as const;

/**
 * Isolates this process from AWS. Removes every AWS_* variable of the shell (profile, keys, session, endpoints),
 * so that a local run can never reach a real account by mistake.
 */
export function isolateFromAws(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (name.startsWith('AWS_')) delete env[name];
  Object.assign(env, settings);
}
