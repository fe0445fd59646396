/** The route of an HTTP API for a request, and its path parameters. */

export type Match<R> = {
  readonly route: R;
  /** URL-decoded; undefined if the route has no parameters. */
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

/** Static text ranks before a parameter, and a parameter before a greedy one. */
const rank = (segment: string | undefined) =>
  segment === undefined ? 3 : isGreedy(segment) ? 2 : isParameter(segment) ? 1 : 0;

function bySpecificity<R>(a: Compiled<R>, b: Compiled<R>): number {
  for (let i = 0; i < Math.max(a.segments.length, b.segments.length); i++) {
    const difference = rank(a.segments[i]) - rank(b.segments[i]);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

/** Undefined if the route does not match or a percent escape is malformed. */
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
 * Finds routes like API Gateway: of those that match method and path, the most specific wins. So `GET
 * /api/skills/stats` goes before `GET /api/skills/{id}`, whatever their order. Undefined if no route matches:
 * `$default` then applies.
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
