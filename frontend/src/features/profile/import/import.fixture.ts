import type { Day } from '#shared/days/days.ts';
import { type Export, emptyLists, exportVersion } from '#shared/export/model.ts';
import type { Found, ImportDocument } from './found.ts';

const timestamps = {
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
} as const;

/** Returns the n-th id, a ULID of 1 January 2026. */
export const idOf = (n: number): string => `01KDWZW0${String(n).padStart(18, '0')}`;

type HabitRecord = Export['habits'][number];

export const habitOf = (n: number, name: string, some: Partial<HabitRecord> = {}): HabitRecord => ({
  _id: idOf(n),
  name,
  description: '',
  category: 'Personal',
  difficulty: 'Medium',
  targetDays: 30,
  reminderTime: null,
  reminderTimes: [],
  remind: 'open',
  color: '#4caf50',
  timeOfDay: 'any',
  group: '',
  position: null,
  kind: 'check',
  unit: null,
  schedules: [{ from: '2026-01-01', frequency: 'daily' }],
  targets: [],
  counting: [],
  pauses: [],
  endsOn: null,
  archivedOn: null,
  createdDay: '2026-01-01',
  completed: [],
  skipped: [],
  amounts: [],
  notes: [],
  ...timestamps,
  ...some,
});

export const skillOf = (n: number, name: string): Export['skills'][number] => ({
  _id: idOf(n),
  name,
  category: 'Database',
  description: '',
  targetHours: 20,
  targetLevel: 5,
  targetDate: null,
  color: '#2196f3',
  levels: {},
  initialTime: 0,
  createdDay: '2026-01-01',
  ...timestamps,
});

export const activityOf = (n: number, skill: number, date: Day): Export['activities'][number] => ({
  _id: idOf(n),
  skill: idOf(skill),
  source: 'manual',
  sourceId: null,
  sourceName: null,
  page: null,
  pageBefore: null,
  type: 'Practice',
  date,
  hours: 0.5,
  duration: 30,
  description: '',
  createdAt: timestamps.createdAt,
});

export const resourceOf = (
  n: number,
  title: string,
  skills: readonly number[] = [],
): Export['resources'][number] => ({
  _id: idOf(n),
  title,
  type: 'Book',
  priority: 'Medium',
  status: 'Not Started',
  progress: 0,
  pages: null,
  page: null,
  parts: [],
  readings: [],
  duration: 0,
  url: null,
  author: '',
  description: '',
  notes: '',
  tags: [],
  position: null,
  relatedSkills: skills.map((skill) => ({ _id: idOf(skill), name: `Skill ${skill}` })),
  deadline: null,
  progressBefore: null,
  startDate: null,
  completionDate: null,
  ...timestamps,
});

export const assessmentOf = (n: number, skill: number): Export['assessments'][number] => ({
  _id: idOf(n),
  skill: { _id: idOf(skill), name: `Skill ${skill}`, category: 'Database' },
  confidenceLevel: 4,
  selfRating: 3,
  notes: '',
  reflections: '',
  strengths: [],
  areasForImprovement: [],
  blockers: [],
  evidence: [],
  nextReviewDate: null,
  assessmentDate: '2026-01-02',
  ...timestamps,
});

export const noteOf = (
  n: number,
  area: 'skills' | 'resources' | 'projects',
  owner: number,
  text = `Note ${n}`,
): Export['notes'][number] => ({
  _id: idOf(n),
  about: { area, id: idOf(owner) },
  date: '2026-01-02',
  text,
  place: null,
  url: null,
  ...timestamps,
});

export const cardOf = (
  n: number,
  front: string,
  some: Partial<Export['cards'][number]> = {},
): Export['cards'][number] => ({
  _id: idOf(n),
  about: null,
  note: null,
  front,
  back: `Back of ${front}`,
  suspended: false,
  reviews: [],
  ...timestamps,
  ...some,
});

export const accountOf = (some: Partial<Export>): Export => ({
  format: 'cairn',
  version: exportVersion,
  exportedAt: timestamps.createdAt,
  person: {
    name: 'Ada',
    email: 'ada@example.com',
    timeZone: 'Europe/London',
    dayStartsAt: 0,
    weekStartsOn: 0,
    createdAt: timestamps.createdAt,
  },
  ...emptyLists,
  ...some,
});

export const foundOf = (some: Partial<ImportDocument>): Found => ({
  format: 'Cairn',
  document: { ...emptyLists, ...some },
  lost: [],
});
