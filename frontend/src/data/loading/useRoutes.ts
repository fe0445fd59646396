import type { RequestOf, Route } from '#shared/calls/route.ts';
import type { AnyRequest } from '../client/request.ts';
import { type Loaded, useRoute } from './useRoute.ts';

/** `useRoute` for several lists, which must be the same at each render. Fetches nothing while `isWanted` is false. */
export const useRoutes = (
  lists: readonly { readonly route: Route; readonly request: AnyRequest }[],
  isWanted = true,
): readonly Loaded<Route>[] =>
  lists.map(({ route, request }) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists are the same at each render
    useRoute(route, isWanted ? (request as RequestOf<Route>) : null),
  );
