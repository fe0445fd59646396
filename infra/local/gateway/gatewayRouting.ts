/** The route that an HTTP API chooses for a request, and its path parameters. */
export type Match<R> = {
  readonly route: R;
  /** URL-decoded. Undefined if the route has no parameters. */
  readonly pathParameters?: Readonly<Record<string, string>>;
};

type Compiled<R> = {
  readonly route: R;
  readonly method: string;
  readonly segments: readonly string[];
};

const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}');

/** Sorts static text before parameters, among routes of the same length. */
function bySpecificity<R>(a: Compiled<R>, b: Compiled<R>): number {
  if (a.segments.length !== b.segments.length) return a.segments.length - b.segments.length;
  for (const [i, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[i] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Matches a path with a route. Undefined if it does not match, or if a percent escape is malformed. */
function match<R>({ route, segments }: Compiled<R>, path: readonly string[]): Match<R> | undefined {
  if (path.length !== segments.length) return undefined;
  const pathParameters: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const part = path[i] ?? '';
    if (!isParameter(segment)) {
      if (part !== segment) return undefined;
      continue;
    }
    if (part === '') return undefined;
    try {
      pathParameters[segment.slice(1, -1)] = decodeURIComponent(part);
    } catch {
      return undefined;
    }
  }
  return Object.keys(pathParameters).length === 0 ? { route } : { route, pathParameters };
}

/**
 * Finds routes like API Gateway does: of the routes that match method and path, the most specific wins. For
 * example, `GET /api/skills/stats` wins over `GET /api/skills/{id}`, whatever their order. Undefined if no route
 * matches. The gateway then uses `$default`.
 */
export function createRouteFinder<R extends { readonly routeKey: string }>(
  routes: readonly R[],
): (method: string, path: string) => Match<R> | undefined {
  const compiled = routes
    .map((route): Compiled<R> => {
      const [method = '', path = ''] = route.routeKey.split(' ');
      return { route, method, segments: path.split('/') };
    })
    .sort(bySpecificity);

  return (method, path) => {
    const parts = path.split('/');
    for (const candidate of compiled) {
      if (candidate.method !== method) continue;
      const found = match(candidate, parts);
      if (found) return found;
    }
    return undefined;
  };
}
