import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ReplyOf, Route } from '#shared/core/route.ts';
import { callWith } from './client.ts';
import { createIdKeeper } from './newIds.ts';
import { isOutdated } from './refreshes.ts';
import type { AnyRequest, GivenRequest } from './request.ts';

export type Action<R extends Route> = {
  /** Returns the whole response; throws ApiError. */
  readonly run: (...request: GivenRequest<R>) => Promise<ReplyOf<R>>;
  readonly busy: boolean;
};

/** A call that changes something; afterwards the cached responses that it made stale are refetched. */
export const useAction = <R extends Route>(route: R): Action<R> => {
  const { mutate } = useSWRConfig();
  const [running, setRunning] = useState(0);
  const ids = useRef(createIdKeeper()).current;

  const run = useCallback(
    async (...[given]: GivenRequest<R>) => {
      const request = (given ?? {}) as AnyRequest;
      const creates = route.access === 'signed-in' && route.status === 201;
      setRunning((n) => n + 1);
      try {
        const sent = creates
          ? { ...request, body: { _id: ids.idFor(request), ...(request.body as object) } }
          : request;
        const reply = await callWith(route, sent);
        ids.succeeded();
        void mutate((key) => isOutdated(key, route.path));
        return reply;
      } finally {
        setRunning((n) => n - 1);
      }
    },
    [route, mutate, ids],
  );

  return { run, busy: running > 0 };
};
