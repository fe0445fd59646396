import { expect, test } from 'vitest';
import { completionProblem } from './importedCompletion.ts';

const open = { progress: 40, progressBefore: null, completionDate: null };
const done = {
  status: 'Completed',
  progress: 100,
  progressBefore: 40,
  completionDate: '2025-01-01',
};

test.each<[string, Parameters<typeof completionProblem>[0], string | undefined]>([
  ['under way', { ...open, status: 'In Progress' }, undefined],
  ['without a status', open, undefined],
  ['completed', done, undefined],
  ['completed, with an unknown earlier progress', { ...done, progressBefore: null }, undefined],
  ['completed on an unknown day', { ...done, completionDate: null }, undefined],
  ['completed on a day and still under way', { ...done, status: 'On Hold' }, 'completionDate'],
  ['completed with less than 100%', { ...done, progress: 99 }, 'progress'],
  ['completed without a progress', { ...done, progress: undefined }, 'progress'],
  ['under way with an earlier progress', { ...open, progressBefore: 40 }, 'progressBefore'],
])('an imported item: %s', (_, record, field) => {
  expect(completionProblem(record)?.field).toBe(field);
});
