import type { Day } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';

/** The body of a create; for some items it has their day. */
type Body = { readonly date?: Day | undefined };

const idFor = ({ date }: Body): string => idOn(date);

/**
 * One id for each item to create: the same over double clicks and retries of one request, so that the server
 * creates it once; a new one as soon as the request changes or the item exists.
 */
export const createIdKeeper = (newId: (body: Body) => string = idFor) => {
  let kept: { readonly request: string; readonly id: string } | undefined;
  return {
    idFor: (request: { readonly body?: unknown }): string => {
      const sent = JSON.stringify(request);
      if (kept?.request !== sent) kept = { request: sent, id: newId((request.body ?? {}) as Body) };
      return kept.id;
    },
    succeeded: (): void => {
      kept = undefined;
    },
  };
};
