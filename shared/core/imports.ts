import * as z from 'zod/mini';
import type { Label } from '../language/fieldLabels.ts';
import { fieldReasons, say } from './fieldReasons.ts';
import { data, idSchema } from './fields.ts';

/**
 * An import sends the records of an export (export/model.ts) with their ids, in calls that may be retried. They are not
 * in the areas' own route tables: only the import screen loads and sends them, never the outbox.
 */

/**
 * `created`: it was written. `there`: the same record was imported before, nothing changed. `conflict`: another item
 * has this id, or had it and was deleted.
 */
export const outcomes = ['created', 'there', 'conflict'] as const;

export type Outcome = (typeof outcomes)[number];

/** The most records in a call that writes them one by one. */
export const maxRecords = 100;

/** As many records as fit into a body. */
export const records = <S extends z.ZodMiniType>(label: Label, record: S) =>
  z.array(record, say(fieldReasons.list({ label })));

/** Up to `maxRecords` records. */
export const fewRecords = <S extends z.ZodMiniType>(label: Label, record: S) =>
  records(label, record).check(
    z.maxLength(maxRecords, say(fieldReasons.tooManyItems({ label, max: maxRecords }))),
  );

/** One record; unknown fields are refused. */
export const record = <S extends z.core.$ZodLooseShape>(label: Label, shape: S) =>
  z.strictObject(shape, { error: notAnObject(label) });

/** Leaves unknown fields to be reported one by one. */
const notAnObject =
  (label: Label) =>
  ({ code }: { readonly code?: string | undefined }): string | undefined =>
    code === 'invalid_type' ? say(fieldReasons.object({ label })) : undefined;

/** A UTC instant, in milliseconds. */
export const moment = (label: Label) =>
  z.iso.datetime({
    precision: 3,
    error: say(fieldReasons.instant({ label })),
  });

/** When a record was written. */
export const moments = { createdAt: moment('Created at'), updatedAt: moment('Updated at') };

/** The outcome for each record, in the order in which they were sent. */
export const outcomesReply = data(
  z.object({ results: z.array(z.object({ _id: idSchema, outcome: z.enum(outcomes) })) }),
);

export type Results = z.output<typeof outcomesReply>['data']['results'];

/** What all calls that import records have in common. */
export const bringing = <B extends z.ZodMiniObject>(body: B) =>
  ({
    method: 'POST',
    access: 'signed-in',
    body,
    reply: outcomesReply,
    refuses: ['limit'],
  }) as const;

/** `removed`: it was deleted. `missing`: there is none. `kept`: it was not imported, so it stays. */
export const undoOutcomes = ['removed', 'missing', 'kept'] as const;

export type UndoOutcome = (typeof undoOutcomes)[number];

/** What all calls that delete imported records have in common. They may be retried, too. */
export const undoing = {
  method: 'POST',
  access: 'signed-in',
  body: z.strictObject({
    ids: z
      .array(idSchema, say(fieldReasons.list({ label: 'Ids' })))
      .check(
        z.maxLength(maxRecords, say(fieldReasons.tooManyItems({ label: 'Ids', max: maxRecords }))),
      ),
  }),
  reply: data(
    z.object({ results: z.array(z.object({ _id: idSchema, outcome: z.enum(undoOutcomes) })) }),
  ),
} as const;

export type UndoResults = z.output<typeof undoing.reply>['data']['results'];
