import type { Fates } from './fates.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader } from './reading.ts';
import { skillsOf, type TimeColumns } from './timeEntries.ts';

const fates: Fates = {
  Project: 'read',
  Description: 'read',
  Task: 'read',
  // All entries of a file belong to one person.
  User: 'not needed',
  Group: 'not needed',
  Email: 'not needed',
  Type: 'not needed',
  'Start Date': 'read',
  'Start Time': 'read',
  // The end follows from the start and the duration.
  'End Date': 'not needed',
  'End Time': 'not needed',
  'Duration (h)': 'read',
  'Duration (decimal)': 'read',
  'Date of creation': 'not needed',
};

const columns: TimeColumns = {
  project: 'Project',
  task: 'Task',
  description: 'Description',
  person: ['User'],
  date: 'Start Date',
  time: 'Start Time',
  durations: ['Duration (h)', 'Duration (decimal)'],
};

const isOf = (part: Part): boolean =>
  hasColumns(part, 'Description', 'Start Date', 'Start Time') &&
  (hasColumns(part, 'Duration (h)') || hasColumns(part, 'Duration (decimal)'));

/** Reads the CSV of Clockify's detailed report. Time entries become activities of skills. */
export const clockify: Reader = {
  format: 'Clockify',
  isOf,
  fates,
  nameField: 'Description',
  namesSkills: true,
  read: (own, _, reading) => skillsOf(tableIn(own[0]).rows(), columns, reading),
};
