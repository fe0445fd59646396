import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { areaNames } from '#shared/areas.ts';
import { type ReplyOf, routeKey } from '#shared/calls/route.ts';
import { users } from '#shared/users/routes.ts';
import { isStale } from '../../../../data/cache/stale.ts';
import { callWith } from '../../../../data/client/client.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import { sleep } from '../../../../data/client/retry.ts';
import { sessionStore } from '../../../../data/session/sessionStore.ts';
import {
  type ImportStore,
  importLockOf,
  memoryImportStore,
  openImportStore,
} from '../../../../data/storage/importDatabase.ts';
import { online } from '../../../../data/sync/online.ts';
import { createImporter, type Importer, type ImporterState } from '../send/importer.ts';
import type { ImportJob, Progress } from '../send/importJob.ts';

const signedIn = (): string | undefined => {
  const state = sessionStore.state();
  return state.status === 'signed-in' ? state.user._id : undefined;
};

const openStore = (person: string): Promise<ImportStore<ImportJob, Progress>> =>
  openImportStore<ImportJob, Progress>(person).catch((error: unknown) => {
    console.warn('This browser keeps no import for later', error);
    return memoryImportStore();
  });

/** The API paths of everything that an import may change. */
const changedPaths = ['users', ...areaNames].map((name) => `/${name}`);

/** Changed settings of the person apply in this browser immediately. */
const call: CallWith = async (route, request) => {
  const reply = await callWith(route, request);
  if (routeKey(route) === routeKey(users.updateProfile)) {
    sessionStore.replaceUser((reply as ReplyOf<typeof users.updateProfile>).data);
  }
  return reply;
};

let current: { readonly person: string; readonly importer: Promise<Importer> } | undefined;
let refetch: () => void = () => undefined;

// A log-out deletes the stored import, so its importer is no longer valid.
sessionStore.subscribe(() => {
  if (signedIn() !== current?.person) current = undefined;
});

/** Returns a person's importer. It continues while other pages are shown. */
const importerOf = (person: string): Promise<Importer> => {
  if (current?.person === person) return current.importer;
  const open = async () => {
    const importer = createImporter({
      store: await openStore(person),
      call,
      isSignedIn: () => signedIn() === person,
      sleep,
      online,
      now: Date.now,
      onChanged: () => refetch(),
      lock: importLockOf(person),
    });
    await importer.load();
    return importer;
  };
  current = { person, importer: open() };
  return current.importer;
};

const nothing: ImporterState = {
  stored: undefined,
  isRunning: false,
  isElsewhere: false,
  error: undefined,
};

/** The importer is undefined until the stored import was read. */
export const useImporter = (
  person: string,
): { readonly importer: Importer | undefined; readonly state: ImporterState } => {
  const [importer, setImporter] = useState<Importer>();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    refetch = () => void mutate((key) => changedPaths.some((path) => isStale(key, path)));
  }, [mutate]);
  useEffect(() => {
    let isMounted = true;
    void importerOf(person).then((opened) => isMounted && setImporter(() => opened));
    return () => {
      isMounted = false;
    };
  }, [person]);
  const state = useSyncExternalStore(
    importer?.subscribe ?? never,
    importer?.state ?? (() => nothing),
  );
  return { importer, state };
};

const never = () => () => undefined;
