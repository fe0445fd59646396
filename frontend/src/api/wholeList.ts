import type { AnyRequest } from './request.ts';

type Page = Readonly<Record<string, unknown>>;

const nextOf = (page: unknown): string | undefined =>
  typeof page === 'object' && page !== null && 'next' in page && typeof page.next === 'string'
    ? page.next
    : undefined;

/**
 * The `data` of a call, of a long list all its pages as one: `ask` is called again as long as an answer says `next`.
 * A list is shown when it is whole, so that its numbers, filters and order are right and no change to it is lost.
 */
export const wholeList = async (
  ask: (request: AnyRequest) => Promise<{ readonly data: unknown }>,
  request: AnyRequest,
): Promise<unknown> => {
  const { data } = await ask(request);
  let next = nextOf(data);
  if (next === undefined) return data;
  const { next: _, ...rest } = data as Page;
  const whole: Record<string, unknown> = rest;
  while (next !== undefined) {
    const page: Page = (await ask({ ...request, query: { ...request.query, cursor: next } }))
      .data as Page;
    for (const [name, items] of Object.entries(page)) {
      if (Array.isArray(items)) whole[name] = [...((whole[name] ?? []) as unknown[]), ...items];
    }
    next = nextOf(page);
  }
  return whole;
};
