import type { AnyRequest } from '../client/request.ts';

type Page = Readonly<Record<string, unknown>>;

const nextOf = (data: unknown) => (data as { readonly next?: string } | null)?.next;

/**
 * The `data` of a call, with all pages of a long list as one. `ask` is called again while a response has a `next`.
 * Lists are shown whole, so that their stats, filters and order are right and no change gets lost.
 */
export const wholeList = async (
  ask: (request: AnyRequest) => Promise<{ readonly data: unknown }>,
  request: AnyRequest,
): Promise<unknown> => {
  const { data } = await ask(request);
  let cursor = nextOf(data);
  if (!cursor) return data;
  const { next: _, ...whole } = data as Record<string, unknown>;
  while (cursor) {
    const { data: page } = await ask({ ...request, query: { ...request.query, cursor } });
    for (const [name, items] of Object.entries(page as Page)) {
      if (Array.isArray(items)) whole[name] = [...(whole[name] as unknown[]), ...items];
    }
    cursor = nextOf(page);
  }
  return whole;
};
