import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { data, idSchema, limitedList } from '../calls/fields.ts';
import type { Label } from '../language/fieldLabels.ts';

/**
 * An import sends the records of an export (export/model.ts) with their ids, in calls that may be retried. These
 * calls are not in the areas' own route tables. Only the import screen loads and sends them, never the outbox.
 */

/**
 * `created`: the record was written. `there`: the record had already been imported, and nothing changed. `conflict`:
 * another item has this id, or had it and was deleted.
 */
export const outcomes = ['created', 'there', 'conflict'] as const;

export type Outcome = (typeof outcomes)[number];

/** The most records in a call that writes each record separately. */
export const maxRecords = 100;

/** A list of records, limited only by the size of the request body. */
export const records = <S extends z.ZodMiniType>(label: Label, record: S) =>
  z.array(record, issueMessage(fieldReasons.list({ label })));

/** Up to `maxRecords` records. */
export const fewRecords = <S extends z.ZodMiniType>(label: Label, record: S) =>
  limitedList(label, record, maxRecords);

/** One record; unknown fields are refused. */
export const record = <S extends z.core.$ZodLooseShape>(label: Label, shape: S) =>
  z.strictObject(shape, { error: notAnObject(label) });

/** Gives a message only to values of the wrong type. Unknown fields are thus each reported on their own. */
const notAnObject =
  (label: Label) =>
  ({ code }: { readonly code?: string | undefined }): string | undefined =>
    code === 'invalid_type' ? issueMessage(fieldReasons.object({ label })) : undefined;

/** A UTC instant with milliseconds. */
export const moment = (label: Label) =>
  z.iso.datetime({
    precision: 3,
    error: issueMessage(fieldReasons.instant({ label })),
  });

export const timestamps = { createdAt: moment('Created at'), updatedAt: moment('Updated at') };

/** The outcome for each record, in the order of the request. */
const outcomesReply = data(
  z.object({ results: z.array(z.object({ _id: idSchema, outcome: z.enum(outcomes) })) }),
);

export type Results = z.output<typeof outcomesReply>['data']['results'];

/** The common parts of all calls that import records. */
export const importCall = <B extends z.ZodMiniObject>(body: B) =>
  ({
    method: 'POST',
    access: 'signed-in',
    body,
    reply: outcomesReply,
    refuses: ['limit'],
  }) as const;

/** `removed`: the record was deleted. `missing`: it does not exist. `kept`: it was not imported, so it stays. */
const undoOutcomes = ['removed', 'missing', 'kept'] as const;

export type UndoOutcome = (typeof undoOutcomes)[number];

/** The common parts of all calls that delete imported records. These may be retried, too. */
export const undoImportCall = {
  method: 'POST',
  access: 'signed-in',
  body: z.strictObject({
    ids: limitedList('Ids', idSchema, maxRecords),
  }),
  reply: data(
    z.object({ results: z.array(z.object({ _id: idSchema, outcome: z.enum(undoOutcomes) })) }),
  ),
} as const;

export type UndoResults = z.output<typeof undoImportCall.reply>['data']['results'];
