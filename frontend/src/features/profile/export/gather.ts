import { areas } from '#shared/areas.ts';
import { routeKey } from '#shared/calls/route.ts';
import type { Read } from '#shared/core/area.ts';
import { type Export, exportSchema, exportVersion } from '#shared/export/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import type { User } from '#shared/users/model.ts';
import { wholeList } from '../../../data/cache/wholeList.ts';
import type { CallWith } from '../../../data/client/createClient.ts';
import type { AnyRequest, DataOf } from '../../../data/client/request.ts';

/** How many parts were read, and how many are known so far. */
export type Progress = { readonly done: number; readonly total: number };

/** Reads each page once. After a failure, the next export requests only the missing pages. */
export const readingOnce = (call: CallWith): Read => {
  const pages = new Map<string, { readonly data: unknown }>();
  return async (route, request) => {
    const ask = async (one: AnyRequest) => {
      const key = JSON.stringify([routeKey(route), one]);
      const page = pages.get(key) ?? ((await call(route, one)) as { readonly data: unknown });
      pages.set(key, page);
      return page;
    };
    return (await wholeList(ask, request as AnyRequest)) as DataOf<typeof route>;
  };
};

type Gathering = {
  readonly read: Read;
  readonly person: User;
  readonly now: Date;
  readonly onProgress: (progress: Progress) => void;
};

/**
 * Reads everything that a person ever entered, one page at a time.
 * @throws ApiError
 */
export const gather = async ({ read, person, now, onProgress }: Gathering): Promise<Export> => {
  const all = Object.values(areas);
  let [done, total] = [0, all.length + 1];
  const stepped = async <T>(step: Promise<T>): Promise<T> => {
    const result = await step;
    done++;
    onProgress({ done, total });
    return result;
  };
  const gathered = [];
  for (const area of all) gathered.push(await stepped(area.gather(read)));
  const { devices } = await stepped(read(pushRoutes.listDevices, {}));
  const rest = gathered.flatMap((of): readonly (() => Promise<void>)[] => of.rest);
  total += rest.length;
  for (const step of rest) await stepped(step());
  return exportSchema.parse({
    ...Object.assign({}, ...gathered.map(({ lists }) => lists)),
    format: 'cairn',
    version: exportVersion,
    exportedAt: now.toISOString(),
    person,
    devices,
  });
};
