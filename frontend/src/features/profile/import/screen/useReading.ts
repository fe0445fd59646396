import { useCallback, useRef, useState } from 'react';
import { analytics } from '#shared/analytics/routes.ts';
import type { Export } from '#shared/export/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { User } from '#shared/users/model.ts';
import { messageOf } from '../../../../data/client/ApiError.ts';
import { callWith } from '../../../../data/client/client.ts';
import {
  type DayOrder,
  type Found,
  ImportProblem,
  type UnclearDate,
  UnclearDates,
} from '../found.ts';
import type { ChosenFile } from '../read/reader.ts';
import { readFiles } from '../read/readFiles.ts';

export type Reading =
  | { readonly step: 'choose'; readonly problem?: string }
  | {
      readonly step: 'reading';
      readonly what: string;
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly step: 'asking';
      readonly example: UnclearDate;
      readonly answer: (dayOrder: DayOrder) => void;
    }
  | {
      readonly step: 'preview';
      readonly found: Found;
      readonly existing: Export;
      readonly usedBytes: number;
    };

/** Reads files, and loads the existing data to compare them with. */
export const useReading = (person: User) => {
  const [reading, setReading] = useState<Reading>({ step: 'choose' });
  const ending = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    ending.current?.abort();
    setReading({ step: 'choose' });
  }, []);

  const choose = async (
    choosing: Promise<readonly ChosenFile[]> | readonly ChosenFile[],
    dayOrder?: DayOrder,
  ): Promise<void> => {
    ending.current?.abort();
    ending.current = new AbortController();
    const { signal } = ending.current;
    const show = (next: Reading) => {
      if (!signal.aborted) setReading(next);
    };
    try {
      show({ step: 'reading', what: i18n.t('Reading the file'), done: 0, total: 1 });
      const files = await choosing;
      if (files.length === 0) throw new ImportProblem(i18n.t('There is no file in this folder.'));
      const found = await readFiles(files, signal, dayOrder);
      const { gather, readingOnce } = await import('../../export/exporting.ts');
      const existing = await gather({
        read: readingOnce(callWith),
        person,
        now: new Date(),
        onProgress: (progress) => {
          signal.throwIfAborted();
          show({ step: 'reading', what: i18n.t('Comparing with your data'), ...progress });
        },
      });
      const { storage } = (await callWith(analytics.dashboard, {})).data;
      show({ step: 'preview', found, existing, usedBytes: storage.usedBytes });
    } catch (error) {
      if (error instanceof UnclearDates) {
        const answer = (order: DayOrder) => void choose(choosing, order);
        return show({ step: 'asking', example: error.example, answer });
      }
      const problem =
        error instanceof ImportProblem
          ? error.message
          : messageOf(error, i18n.t('Failed to read your existing data. Try again.'));
      show({ step: 'choose', problem });
    }
  };

  return { reading, choose: (files: Parameters<typeof choose>[0]) => void choose(files), reset };
};
