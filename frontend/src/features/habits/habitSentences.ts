import type { Habit } from '#shared/habits/model.ts';
import { sentenceOf } from '#shared/reasons.ts';

export const trackSentence = ({ trackReason: message, reasons }: Habit): string =>
  sentenceOf({ message, ...reasons.track });

export const strengthSentence = ({ strengthReason: message, reasons }: Habit): string =>
  sentenceOf({ message, ...reasons.strength });

/** Says what this week or month still needs. Null if it needs nothing. */
export const restSentence = ({ restForecast: message, reasons }: Habit): string | null =>
  message === null ? null : sentenceOf({ message, ...reasons.restForecast });
