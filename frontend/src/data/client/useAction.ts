import { useCallback, useState } from 'react';
import type { ReplyOf, Route } from '#shared/calls/route.ts';
import { callWith } from './client.ts';
import type { AnyRequest, GivenRequest } from './request.ts';

export type Action<R extends Route> = {
  /** Returns the whole response. Throws ApiError. */
  readonly run: (...request: GivenRequest<R>) => Promise<ReplyOf<R>>;
  readonly busy: boolean;
};

/** For calls about the account. A call is sent now or fails, because sending it later would make no sense. */
export const useAction = <R extends Route>(route: R): Action<R> => {
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (...[given]: GivenRequest<R>) => {
      setRunning((n) => n + 1);
      try {
        return await callWith(route, (given ?? {}) as AnyRequest);
      } finally {
        setRunning((n) => n - 1);
      }
    },
    [route],
  );

  return { run, busy: running > 0 };
};
