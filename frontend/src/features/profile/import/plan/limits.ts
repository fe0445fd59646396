import { maxAssessments } from '#shared/assessments/model.ts';
import { bytesOf } from '#shared/core/batches.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import type { Export } from '#shared/export/model.ts';
import { maxHabits, maxPauses } from '#shared/habits/model.ts';
import { withoutDays } from '#shared/habits/yearBatches.ts';
import { maxProjects } from '#shared/projects/model.ts';
import { maxResources } from '#shared/resources/model.ts';
import { maxSkills } from '#shared/skills/model.ts';
import { formatCount } from '../../../../ui/format/formatCount.ts';
import type { Choices, Plan } from './plan.ts';
import { type Kind, type Row, skip } from './row.ts';

/** The lists whose items are counted, and how many an account can hold. */
const limits: Partial<Record<Kind, readonly [list: keyof Plan['document'], most: number]>> = {
  habit: ['habits', maxHabits],
  skill: ['skills', maxSkills],
  resource: ['resources', maxResources],
  project: ['projects', maxProjects],
  assessment: ['assessments', maxAssessments],
  vacation: ['vacations', maxPauses],
};

type Fitted = {
  /** Without what the account has no room for: the last ones of a kind. */
  readonly choices: Choices;
  /** A sentence for each kind that does not fit. */
  readonly warnings: readonly string[];
};

/** What of the choices fits into an account that has this. */
export const fitted = (rows: readonly Row[], choices: Choices, existing: Export): Fitted => {
  const fitting = new Map(choices);
  const warnings = Object.entries(limits).flatMap(([kind, [list, most]]) => {
    const isAdded = ({ key, kind: of }: Row) => of === kind && choices.get(key)?.way === 'add';
    const there = existing[list].length;
    const over = rows.filter(isAdded).slice(Math.max(0, most - there));
    for (const { key } of over) fitting.set(key, skip);
    return over.length > 0 ? [warningOf(kind, { most, there, over: over.length })] : [];
  });
  return { choices: fitting, warnings };
};

type Excess = { readonly most: number; readonly there: number; readonly over: number };

const warningOf = (kind: string, { most, there, over }: Excess): string => {
  const has = there > 0 ? `, and it has ${there.toLocaleString('en')} already` : '';
  return `Your account can hold ${formatCount(most, kind)}${has}. The last ${over.toLocaleString('en')} of those chosen will not be imported; leave out others to make room for them.`;
};

/** About what the table adds to an item: its keys, its version, its fingerprint. */
const bytesBeside = 150;

/** A sentence where all texts together may be more than the account has room for. */
export const storageWarningOf = ({ document }: Plan, usedBytes: number): string | undefined => {
  const { habits, skills, resources, projects, assessments } = document;
  const notes = habits.flatMap((habit) => habit.notes);
  const items = [habits.map(withoutDays), notes, skills, resources, projects, assessments];
  const records: object[] = items.flat();
  const bytes = records.reduce((sum, record) => sum + bytesBeside + bytesOf(stored(record)), 0);
  if (usedBytes + bytes <= maxStoredBytes) return undefined;
  const room = Math.max(0, maxStoredBytes - usedBytes);
  return `This is about ${megabytes(bytes)} MB, and your account has room for ${megabytes(room)} MB. What does not fit is listed at the end.`;
};

/** Empty fields are not stored. */
const stored = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== '' && !isEmpty(value)),
  );

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
