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

const isGreedy = (segment: string) => segment.startsWith('{') && segment.endsWith('+}');
const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}');
const nameOf = (segment: string) => segment.replace(/^\{|\+?\}$/g, '');

/** Ranks a path segment: static text comes first, then parameters, then greedy parameters. */
const rank = (segment: string | undefined) =>
  segment === undefined ? 3 : isGreedy(segment) ? 2 : isParameter(segment) ? 1 : 0;

function bySpecificity<R>(a: Compiled<R>, b: Compiled<R>): number {
  for (let i = 0; i < Math.max(a.segments.length, b.segments.length); i++) {
    const difference = rank(a.segments[i]) - rank(b.segments[i]);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

/** Matches a path with a route. Undefined if it does not match, or if a percent escape is malformed. */
function match<R>({ route, segments }: Compiled<R>, path: readonly string[]): Match<R> | undefined {
  const pathParameters: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const part = isGreedy(segment) ? path.slice(i).join('/') : path[i];
    if (part === undefined) return undefined;
    if (!isParameter(segment)) {
      if (part !== segment) return undefined;
      continue;
    }
    if (part === '') return undefined;
    try {
      pathParameters[nameOf(segment)] = decodeURIComponent(part);
    } catch {
      return undefined;
    }
  }
  const greedy = isGreedy(segments.at(-1) ?? '');
  if (!greedy && path.length !== segments.length) return undefined;
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
      if (candidate.method !== method && candidate.method !== 'ANY') continue;
      const found = match(candidate, parts);
      if (found) return found;
    }
    return undefined;
  };
}
