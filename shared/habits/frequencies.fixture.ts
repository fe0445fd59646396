import type { Frequency, FrequencyFields } from './model.ts';

export const frequencies = {
  daily: { frequency: 'daily' },
  weekdays: { frequency: 'weekdays' },
  weekends: { frequency: 'weekends' },
  weekly: { frequency: 'weekly' },
  days: { frequency: 'days', frequencyDays: [1, 3, 5] },
  'per-week': { frequency: 'per-week', frequencyCount: 3 },
  'per-month': { frequency: 'per-month', frequencyCount: 10 },
  'every-n-days': { frequency: 'every-n-days', frequencyCount: 3 },
} satisfies Record<Frequency, FrequencyFields>;

export const everyFrequency: readonly {
  frequency: Frequency;
  frequencyDays?: number[];
  frequencyCount?: number;
}[] = Object.values(frequencies);
