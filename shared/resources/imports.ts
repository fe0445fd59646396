import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  byId,
  byRule,
  day,
  idSchema,
  limitedList,
  trueOrFalse,
  wholeNumber,
} from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { completionProblem } from '../core/importedCompletion.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { namedSkills } from '../skills/imports.ts';
import {
  hasOwnIds,
  maxReadings,
  partList,
  partMinutes,
  partTitle,
  partUrl,
  type Reading,
  resourceFields,
} from './model.ts';
import { newProgressProblem } from './progress.ts';
import { closedReadings } from './readings.ts';
import { resourceReasons } from './reasons.ts';

const { create, patch } = resourceFields;

const part = record('Part', {
  _id: idSchema,
  title: partTitle,
  minutes: z.nullable(partMinutes),
  url: z.nullable(partUrl),
  done: trueOrFalse('Done'),
  doneOn: z.nullable(day('Done on')),
}).check(
  z.refine(({ done, doneOn }) => done || doneOn === null, {
    path: ['doneOn'],
    error: issueMessage(resourceReasons.doneOnOfPart()),
  }),
);

const reading = record('Reading', {
  _id: idSchema,
  startDate: z.nullable(day('Start date')),
  completionDate: z.nullable(day('Completion date')),
});

const parts = partList(part).check(
  z.refine(hasOwnIds, issueMessage(resourceReasons.sharedPartIds())),
);

/** The closed readings, and the current one. The current reading is listed only if the resource is completed. */
const mostReadings = maxReadings + 1;

const readings = limitedList('Readings', reading, mostReadings).check(
  z.refine(hasOwnIds, issueMessage(resourceReasons.sharedReadingIds())),
);

/** Without the present reading, a resource may have `maxReadings`. */
const readingsProblem = ({
  _id,
  readings,
}: {
  readonly _id: string;
  readonly readings?: Reading[] | undefined;
}) =>
  readings && closedReadings({ _id, readings }).length > maxReadings
    ? { field: 'readings', ...fieldReasons.tooManyItems({ label: 'Readings', max: maxReadings }) }
    : undefined;

/** A resource in an export. If it has parts or pages, its progress is computed from them. */
const resourceRecord = record('Resource', {
  ...patch.shape,
  _id: idSchema,
  title: create.shape.title,
  parts: z.optional(parts),
  readings: z.optional(readings),
  relatedSkills: namedSkills,
  progressBefore: z.nullable(wholeNumber('Progress before', 0, 100)),
  startDate: z.nullable(day('Start date')),
  completionDate: z.nullable(day('Completion date')),
  ...timestamps,
}).check(byRule(completionProblem), byRule(newProgressProblem), byRule(readingsProblem));

export type ResourceRecord = z.output<typeof resourceRecord>;

/** More parts of a resource, because all of them may not fit into one body. */
const moreParts = z.strictObject({ parts });

export const resourceImports = defineRoutes({
  import: {
    path: '/resources/import',
    summary: 'Import learning resources from an export',
    ...importCall(z.strictObject({ resources: fewRecords('Resources', resourceRecord) })),
  },
  importParts: {
    path: '/resources/{id}/parts/import',
    summary: 'Import more parts of a resource, after its existing ones',
    params: byId,
    ...importCall(moreParts),
  },
  undoImport: {
    path: '/resources/import/undo',
    summary: 'Delete imported learning resources',
    ...undoImportCall,
  },
});
