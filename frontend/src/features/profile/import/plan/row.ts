import type { Day } from '#shared/days/days.ts';

export const kinds = [
  'habit',
  'skill',
  'resource',
  'project',
  'assessment',
  'review',
  'note',
  'card',
  'vacation',
  'settings',
] as const;

export type Kind = (typeof kinds)[number];

/** The import's choice for a found record. `into` is the id of the existing item. */
export type Choice =
  | { readonly way: 'skip' }
  | { readonly way: 'add' }
  | { readonly way: 'merge'; readonly into: string };

export type Way = Choice['way'];

export const skip: Choice = { way: 'skip' };
export const add: Choice = { way: 'add' };

export type Row = {
  /** From the record's kind and id: 'habit:01ARZ3NDEKTSV4RRFFQ69G5FAV'. */
  readonly key: string;
  readonly kind: Kind;
  readonly name: string;
  /** 'Habit', 'Book', 'Project'. */
  readonly becomes: string;
  /** '412 days', '5 goals'. */
  readonly holds: string;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** About the existing item: 'Already here', 'A habit with this name already exists'. */
  readonly clash: string | undefined;
  readonly ways: readonly Way[];
  /** The items into which the record can be merged, most likely first. */
  readonly into: readonly { readonly _id: string; readonly name: string }[];
  /** The choice, unless the person changes it. */
  readonly byDefault: Choice;
};

type Facts = Pick<Row, 'name' | 'becomes'> & Partial<Omit<Row, 'key' | 'kind'>>;

/** A row with the usual defaults. */
export const rowOf = (kind: Kind, id: string, facts: Facts): Row => ({
  key: keyOf(kind, id),
  kind,
  holds: '',
  from: undefined,
  to: undefined,
  clash: undefined,
  ways: ['add', 'skip'],
  into: [],
  byDefault: add,
  ...facts,
});

export const keyOf = (kind: Kind, id: string): string => `${kind}:${id}`;
