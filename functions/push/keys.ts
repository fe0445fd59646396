import { environment } from '../environment.ts';
import { vapidKeysOf } from './vapidKeys.ts';

/** Returns the public key with which browsers subscribe, 65 bytes in base64url. */
export const publicKey = async (): Promise<string> => {
  const { PUSH_SECRET } = environment();
  if (!PUSH_SECRET) throw new Error('PUSH_SECRET is not set');
  return vapidKeysOf(PUSH_SECRET).publicKey;
};
