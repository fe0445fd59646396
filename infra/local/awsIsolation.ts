import { devNull } from 'node:os';

export const localRegion = 'local';

/** The AWS SDK's environment in this process: dummy keys, and no file of the person. */
const settings = {
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
  AWS_EC2_METADATA_DISABLED: 'true',
} as const;

/**
 * Cuts this process off from AWS: every AWS_* variable of the shell goes (profile, keys, session,
 * endpoints), so nothing local can ever reach a real account, even by mistake.
 */
export function isolateFromAws(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (name.startsWith('AWS_')) delete env[name];
  Object.assign(env, settings);
}
