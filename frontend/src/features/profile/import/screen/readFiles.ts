import { todayIn } from '#shared/core/days.ts';
import { daySettings } from '../../../../data/days/daySettings.ts';
import { type Found, ImportProblem } from '../found.ts';
import type { ChosenFile, ReaderReply, ReaderRequest } from './reader.ts';

const notStarted =
  'The code that reads files could not be loaded. Check your connection and try again.';

/**
 * What files hold, read in a worker.
 * @throws ImportProblem, or the reason of the signal
 */
export const readFiles = async (
  files: readonly ChosenFile[],
  signal: AbortSignal,
): Promise<Found> => {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Found>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () => reject(new ImportProblem(notStarted)));
      worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) =>
        'found' in data ? resolve(data.found) : reject(new ImportProblem(data.problem)),
      );
      const { timeZone, dayStartsAt } = daySettings();
      const today = todayIn(Date.now(), timeZone, dayStartsAt);
      worker.postMessage({ files, today } satisfies ReaderRequest);
    });
  } finally {
    worker.terminate();
  }
};
