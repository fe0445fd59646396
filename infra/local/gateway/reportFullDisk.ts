import { callReasons } from '#shared/calls/callReasons.ts';
import type { ErrorBody } from '#shared/calls/errors.ts';
import { isFolderFull } from '../data/diskRoom.ts';
import type { Invoke } from './gateway.ts';

/**
 * Wraps a function. If it fails as busy because the disk is full, the response says so. A busy AWS recovers by
 * itself, but a full disk does not.
 */
export const reportFullDisk =
  (invoke: Invoke, folder: string): Invoke =>
  async (event, context) => {
    const result = await invoke(event, context);
    const isBusy = typeof result !== 'string' && result.statusCode === 503;
    if (!isBusy || !isFolderFull(folder)) return result;
    const body: ErrorBody = {
      code: 'unavailable',
      ...callReasons.diskFull({ folder }),
    };
    return { ...result, body: JSON.stringify(body), isBase64Encoded: false };
  };
