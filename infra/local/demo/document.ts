import * as z from 'zod/mini';
import { areas } from '#shared/areas.ts';
import type { Day } from '#shared/days/days.ts';
import { type Export, exportSchema, type ListName } from '#shared/export/model.ts';

const lists = z.omit(exportSchema, {
  format: true,
  version: true,
  exportedAt: true,
  person: true,
  devices: true,
});

/**
 * A year of data up to a day, in the export's format. For each exported area, the file of that name exports
 * `demoLists`.
 */
export const demoDocument = async (today: Day): Promise<Pick<Export, ListName>> => {
  const names = Object.entries(areas).filter(([, area]) => Object.keys(area.lists).length > 0);
  const all = await Promise.all(
    names.map(async ([name]) => {
      const { demoLists } = await import(new URL(`${name}.ts`, import.meta.url).href);
      return demoLists(today);
    }),
  );
  return lists.parse(Object.assign({}, ...all));
};
