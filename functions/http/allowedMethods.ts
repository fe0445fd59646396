import { apiBase, type Method, type Route } from '#shared/core/route.ts';

const parametersIn = (path: string): number => path.split('{').length;

/**
 * The methods of a path; empty if no route has it. As in OpenAPI, `/skills/stats` is its own path and not the item
 * `stats` of `/skills/{id}`, although the gateway falls back to that route for other methods.
 */
export const createMethodFinder = (
  routes: readonly Route[],
): ((path: string) => readonly Method[]) => {
  const paths = [...Map.groupBy(routes, ({ path }) => path)]
    .sort(([a], [b]) => parametersIn(a) - parametersIn(b))
    .map(([path, own]) => ({
      pattern: new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      methods: own.map(({ method }) => method),
    }));
  return (path) => paths.find(({ pattern }) => pattern.test(path))?.methods ?? [];
};
