import type { Person } from '#testing/live/people.ts';
import { noonZone } from '#testing/live/people.ts';
import { gather, readingOnce } from '../../frontend/src/features/profile/export/gather.ts';
import { batchesOf } from '#shared/export/batches.ts';
import type { BenchApp } from '../app.ts';
import type { Measurement } from './measurement.ts';

/** Measures the export of everything a user has, and its import into an empty account. */
export const measureCarrying = async (
  app: BenchApp,
  person: Person,
): Promise<Measurement['carried']> => {
  let calls = 0;
  const counted = ((...request: Parameters<Person['call']>) => {
    calls++;
    return person.call(...request);
  }) as never;
  const exported = await app.measure(() =>
    gather({
      read: readingOnce(counted),
      person: person.user,
      now: new Date(),
      onProgress: () => {},
    }),
  );
  const batches = batchesOf(exported.result);
  const other = await app.person(noonZone());
  const imported = await app.measure(async () => {
    for (const { route, request } of batches) await other.call(route, request as never);
  });
  return {
    export: { calls, readUnits: exported.reads, writeUnits: exported.writes },
    import: { calls: batches.length, readUnits: imported.reads, writeUnits: imported.writes },
  };
};
