import { ulid } from 'ulid';
import type { Day } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import type { Cairn } from '#testing/engines/harness.ts';
import { type CallWith, createClient } from '../../frontend/src/data/client/createClient.ts';
import {
  type ImportStore,
  memoryImportStore,
} from '../../frontend/src/data/storage/importDatabase.ts';
import { createLock } from '../../frontend/src/data/sync/lock.ts';
import { zipOf } from '../../frontend/src/features/profile/export/zipOf.ts';
import { read } from '../../frontend/src/features/profile/import/formats/recognise.ts';
import type { Found } from '../../frontend/src/features/profile/import/found.ts';
import { settingsIn } from '../../frontend/src/features/profile/import/plan/existing.ts';
import { planOf } from '../../frontend/src/features/profile/import/plan/plan.ts';
import { rowsOf } from '../../frontend/src/features/profile/import/plan/rows.ts';
import { createImporter } from '../../frontend/src/features/profile/import/send/importer.ts';
import type {
  ImportJob,
  Progress,
} from '../../frontend/src/features/profile/import/send/importJob.ts';
import { stepsOf } from '../../frontend/src/features/profile/import/send/stepsOf.ts';

type Owner = { readonly token: string };

/** Returns a person's API client, the same as in the browser. */
export const clientOf = ({ url }: Cairn, { token }: Owner, timeZone: string): CallWith =>
  createClient({
    fetch: (path, init) => fetch(url + path, init),
    session: {
      token: () => token,
      save: () => undefined,
      end: () => undefined,
      begun: () => undefined,
    },
    days: () => ({ timeZone, dayStartsAt: 0, weekStartsOn: 0 }),
    language: () => 'en',
    withLock: (run) => run(),
  }).callWith;

/** Reads an account's export the way the browser reads the zip. */
export const foundIn = (kept: Export, today: Day): Promise<Found> =>
  read([{ name: 'cairn.zip', bytes: zipOf(kept, today) }], { now: Date.now(), today });

/** Makes an import with all default choices, into an account that contains `existing`. */
export const jobOf = (found: Found, existing: Export, id = ulid()): ImportJob => {
  const choices = new Map(rowsOf(found, existing).map(({ key, byDefault }) => [key, byDefault]));
  return {
    id,
    format: found.format,
    steps: stepsOf(planOf({ found, existing, choices, importId: id })),
    settingsBefore: settingsIn(existing.person),
  };
};

/** Returns the importer of a page. A second importer with the same store is the page after a reload. */
export const importerOf = (
  call: CallWith,
  store: ImportStore<ImportJob, Progress> = memoryImportStore(),
) =>
  createImporter({
    store,
    call,
    isSignedIn: () => true,
    sleep: () => Promise.resolve(),
    now: () => Date.now(),
    onChanged: () => undefined,
    online: () => Promise.resolve(),
    lock: createLock(ulid()),
  });
