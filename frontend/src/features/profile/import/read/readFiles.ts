import { todayIn } from '#shared/days/days.ts';
import { catalogue, i18n } from '#shared/language/i18n.ts';
import { daySettings } from '../../../../data/days/daySettings.ts';
import { type DayOrder, type Found, ImportProblem, UnclearDates } from '../found.ts';
import type { ChosenFile, ReaderReply, ReaderRequest } from './reader.ts';

/**
 * Reads the contents of files in a worker.
 * @param dayOrder the order of ambiguous dates, once the person has chosen it
 * @throws ImportProblem, UnclearDates, or the signal's reason if reading was cancelled
 */
export const readFiles = async (
  files: readonly ChosenFile[],
  signal: AbortSignal,
  dayOrder?: DayOrder,
): Promise<Found> => {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Found>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () =>
        reject(
          new ImportProblem(
            i18n.t('The importer could not be loaded. Check your connection and try again.'),
          ),
        ),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => {
        if ('found' in data) resolve(data.found);
        else if ('unclear' in data) reject(new UnclearDates(data.unclear));
        else reject(new ImportProblem(data.problem));
      });
      const { timeZone, dayStartsAt } = daySettings();
      const today = todayIn(Date.now(), timeZone, dayStartsAt);
      const { locale, messages } = catalogue;
      worker.postMessage({
        files,
        today,
        dayOrder,
        language: { locale, messages },
      } satisfies ReaderRequest);
    });
  } finally {
    worker.terminate();
  }
};
