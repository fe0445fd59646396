import type { Fates } from './fates.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader } from './reading.ts';
import { skillsOf, type TimeColumns } from './timeEntries.ts';

const fates: Fates = {
  // All entries of a file belong to one person.
  User: 'not needed',
  Member: 'not needed',
  Email: 'not needed',
  Project: 'read',
  Task: 'read',
  Description: 'read',
  'Start date': 'read',
  'Start time': 'read',
  // The end follows from the start and the duration.
  'End date': 'not needed',
  'End time': 'not needed',
  'Stop date': 'not needed',
  'Stop time': 'not needed',
  Duration: 'read',
};

const columns: TimeColumns = {
  project: 'Project',
  task: 'Task',
  description: 'Description',
  person: ['User', 'Member'],
  date: 'Start date',
  time: 'Start time',
  durations: ['Duration'],
};

const isOf = (part: Part): boolean =>
  hasColumns(part, 'Description', 'Start date', 'Start time', 'Duration');

/** Reads the CSV of Toggl Track's detailed report. Time entries become activities of skills. */
export const toggl: Reader = {
  format: 'Toggl Track',
  isOf,
  fates,
  nameField: 'Description',
  namesSkills: true,
  read: (own, _, reading) => skillsOf(tableIn(own[0]).rows(), columns, reading),
};
