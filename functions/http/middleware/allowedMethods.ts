import { apiBase, type Method, type Route } from '#shared/calls/route.ts';

const parametersIn = (path: string): number => path.split('{').length;

/**
 * Makes a function that returns the methods of a path, or none if no route has the path. For `/skills/stats`, it never
 * returns the methods of `/skills/{id}`, although the gateway may choose that route.
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
