import { isNearlyFull, maxStoredBytes, megabytesOf } from '#shared/core/storage.ts';
import { i18n } from '#shared/language/i18n.ts';

/** The advice for an account that is nearly full. Undefined for other accounts. */
export const storageWarning = (usedBytes: number): string | undefined =>
  isNearlyFull(usedBytes)
    ? i18n.t(
        'Your account holds {used, number} of {most, number} MB. Please delete or shorten what you no longer need.',
        { used: megabytesOf(usedBytes), most: megabytesOf(maxStoredBytes) },
      )
    : undefined;
