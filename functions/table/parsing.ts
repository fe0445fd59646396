import { decodeTime } from 'ulid';
import type * as z from 'zod/mini';
import { compiled } from '../compiled.ts';
import { logger } from '../logger.ts';
import type { Item } from './item.ts';

const named = /#([0-7][0-9A-HJKMNP-TV-Z]{25})$/;

/** Adds the item's id and the time at which the id was created. The key contains both. */
const withId = (item: Item): Item => {
  const [, id] = named.exec(String(item.sk)) ?? [];
  if (id === undefined) return item;
  const { _id = id, createdAt = new Date(decodeTime(id)).toISOString() } = item;
  return { ...item, _id, createdAt };
};

/** Parses an item. Throws an internal error if it does not match its schema. */
export const parseItem = <S extends z.ZodMiniType>(schema: S, item: Item): z.output<S> => {
  const parsed = compiled(schema).safeParse(withId(item));
  if (parsed.success) return parsed.data;
  throw new Error(`Broken item ${describe(item)}`, { cause: parsed.error });
};

/** Parses items. A broken item is logged and left out, so that it does not hide the others. */
export const parseItems = <S extends z.ZodMiniType>(
  schema: S,
  items: readonly Item[],
): z.output<S>[] =>
  items.flatMap((item) => {
    const parsed = compiled(schema).safeParse(withId(item));
    if (parsed.success) return [parsed.data];
    logger.error('Broken item left out', { item: describe(item), issues: parsed.error.issues });
    return [];
  });

/** Works like `parseItems`, for a stream of items. */
export async function* parseEach<S extends z.ZodMiniType>(
  schema: S,
  items: AsyncIterable<Item>,
): AsyncGenerator<z.output<S>> {
  for await (const item of items) yield* parseItems(schema, [item]);
}

const describe = (item: Item): string => `${String(item.pk)} ${String(item.sk)}`;
