import * as z from 'zod/mini';
import { type Area, areas } from '../areas.ts';
import { instant } from '../calls/fields.ts';
import { deviceSchema } from '../reminders/model.ts';
import { userSchema } from '../users/model.ts';

/** Increase this number if a reader of the previous version would misread an export. */
export const exportVersion = 1;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** `{habits, vacations, skills, activities...}`: the lists of every area. */
const lists = Object.assign({}, ...Object.values(areas).map((area) => area.lists)) as Intersection<
  (typeof areas)[Area]['lists']
>;

/**
 * The schema of `cairn.json`: all data that a person entered. It has the fields of responses without the derived
 * ones, which parsing drops.
 */
export const exportSchema = z.object({
  format: z.literal('cairn'),
  version: z.literal(exportVersion),
  exportedAt: instant,
  person: z.omit(userSchema, { _id: true, pendingEmail: true }),
  /**
   * The devices that get notifications. Their endpoints and keys are secrets and not exported, so an import can't
   * restore them.
   */
  devices: z.optional(z.array(z.omit(deviceSchema, { id: true }))),
  ...lists,
});

export type Export = z.output<typeof exportSchema>;

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as readonly ListName[];

export const emptyLists = Object.fromEntries(
  listNames.map((name) => [name, []]),
) as unknown as Pick<Export, ListName>;
