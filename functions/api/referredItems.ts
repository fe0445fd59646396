import { callReasons, type Thing } from '#shared/calls/callReasons.ts';
import { referenceKey } from '#shared/calls/reference.ts';
import { noteName } from '#shared/notes/rules.ts';
import { invalid, type Problem } from '../problem.ts';
import type { Item } from '../table/item.ts';
import type { Key } from '../table/keys.ts';
import { getItem } from '../table/reading.ts';
import { habitKeys } from './habits/keys.ts';
import { skillKeys } from './ledger/keys.ts';
import { noteKeys } from './owned/noteKeys.ts';
import { projectKeys } from './projects/keys.ts';
import { resourceKeys } from './resources/keys.ts';

type Kind = {
  readonly thing: Thing;
  readonly keyOf: (userId: string, id: string) => Key;
  readonly nameOf: (item: Item) => unknown;
};

/** The items of these areas can be referred to by items of other areas. */
const kinds = {
  habits: { thing: 'habit', keyOf: habitKeys.habit, nameOf: ({ name }) => name },
  skills: { thing: 'skill', keyOf: skillKeys.skill, nameOf: ({ name }) => name },
  resources: { thing: 'resource', keyOf: resourceKeys.resource, nameOf: ({ title }) => title },
  projects: { thing: 'project', keyOf: projectKeys.project, nameOf: ({ name }) => name },
  notes: {
    thing: 'note',
    keyOf: noteKeys.note,
    nameOf: ({ text }) => (typeof text === 'string' ? noteName({ text }) : undefined),
  },
} as const satisfies Record<string, Kind>;

export type Referred = { readonly area: keyof typeof kinds; readonly id: string };

export const keyOf = (userId: string, { area, id }: Referred): Key => kinds[area].keyOf(userId, id);

export type Find = (referred: Referred) => Promise<Item | undefined>;

/** Returns the item, read consistently. Undefined if the user does not have it, or if its deletion has begun. */
export const findItem = async (userId: string, referred: Referred): Promise<Item | undefined> => {
  const item = await getItem(keyOf(userId, referred), true);
  return item?.deleting === undefined ? item : undefined;
};

/** Returns a function that works like `findItem`, but reads each item only once. */
export const findOnce = (userId: string): Find => {
  const found = new Map<string, Promise<Item | undefined>>();
  return (referred) => {
    const key = referenceKey(referred);
    const item = found.get(key) ?? findItem(userId, referred);
    found.set(key, item);
    return item;
  };
};

/** The 400 for an item that `findItem` does not find. */
export const noItem = ({ area }: Pick<Referred, 'area'>, field: string): Problem =>
  invalid(field, callReasons.notFound({ thing: kinds[area].thing }));

/** Returns the name of an item that was read. Undefined if the item is broken. */
export const nameOf = ({ area }: Pick<Referred, 'area'>, item: Item): string | undefined => {
  const name = kinds[area].nameOf(item);
  return typeof name === 'string' ? name : undefined;
};
