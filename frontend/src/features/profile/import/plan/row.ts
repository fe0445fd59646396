import type { Day } from '#shared/core/days.ts';

export const kinds = [
  'habit',
  'skill',
  'resource',
  'project',
  'assessment',
  'review',
  'vacation',
  'settings',
] as const;

export type Kind = (typeof kinds)[number];

/** What is to become of something found; `into` is the id of what is here already. */
export type Choice =
  | { readonly way: 'skip' }
  | { readonly way: 'add' }
  | { readonly way: 'merge'; readonly into: string };

export type Way = Choice['way'];

export const skip: Choice = { way: 'skip' };
export const add: Choice = { way: 'add' };

/** One thing found, as the preview shows it. */
export type Row = {
  /** Of its kind and id: 'habit:01ARZ3NDEKTSV4RRFFQ69G5FAV'. */
  readonly key: string;
  readonly kind: Kind;
  readonly name: string;
  /** 'Habit', 'Book', 'Project'. */
  readonly becomes: string;
  /** '412 days', '5 goals'. */
  readonly holds: string;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** What is here already: 'Already here', 'A habit with this name already exists'. */
  readonly clash: string | undefined;
  /** What can become of it. */
  readonly ways: readonly Way[];
  /** Where it can be merged: what is here, the likeliest first. */
  readonly into: readonly { readonly _id: string; readonly name: string }[];
  /** What becomes of it unless the person chooses otherwise. */
  readonly byDefault: Choice;
};

type Facts = Pick<Row, 'name' | 'becomes'> & Partial<Omit<Row, 'key' | 'kind'>>;

/** With what most rows have. */
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
