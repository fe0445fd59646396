import type { AnyRequest } from '../client/request.ts';

type Page = Readonly<Record<string, unknown>>;

const nextOf = (data: unknown) => (data as { readonly next?: string } | null)?.next;

/**
 * Loads the `data` of a call, and joins all pages of a long list. Calls `ask` again while a response has a `next`.
 * Screens need whole lists. Otherwise their stats, filters and order would be wrong.
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
