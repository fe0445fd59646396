import type { ErrorBody } from '#shared/core/errors.ts';
import { isFolderFull } from '../diskRoom.ts';
import type { Invoke } from './gateway.ts';

/**
 * The same function, but where it is busy since the disk of the data is full, it says so: a full disk does not pass by
 * itself, as what keeps AWS busy does.
 */
export const sayingFullDisk =
  (invoke: Invoke, folder: string): Invoke =>
  async (event, context) => {
    const result = await invoke(event, context);
    const isBusy = typeof result === 'object' && result.statusCode === 503;
    if (!isBusy || !isFolderFull(folder)) return result;
    const body: ErrorBody = {
      code: 'unavailable',
      message: `The disk of ${folder} is full, so nothing can be saved. Make room, then try again.`,
    };
    return { ...result, body: JSON.stringify(body), isBase64Encoded: false };
  };
