import { maxAssessments } from '#shared/assessments/model.ts';
import { maxCards } from '#shared/cards/model.ts';
import { bytesOf } from '#shared/core/batches.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import type { Export } from '#shared/export/model.ts';
import { maxHabits, maxPauses } from '#shared/habits/model.ts';
import { withoutDays } from '#shared/habits/yearBatches.ts';
import { i18n } from '#shared/language/i18n.ts';
import { numberFormat } from '#shared/language/intl.ts';
import { maxNotes } from '#shared/notes/model.ts';
import { maxProjects } from '#shared/projects/model.ts';
import { maxResources } from '#shared/resources/model.ts';
import { maxReviews } from '#shared/reviews/model.ts';
import { maxSkills } from '#shared/skills/model.ts';
import { countText } from './counts.ts';
import type { Choices, Plan } from './plan.ts';
import { type Kind, type Row, skip } from './row.ts';

/** How many items of each kind an account can hold. */
const limits = {
  habit: maxHabits,
  skill: maxSkills,
  resource: maxResources,
  project: maxProjects,
  assessment: maxAssessments,
  review: maxReviews,
  note: maxNotes,
  card: maxCards,
  vacation: maxPauses,
} as const satisfies Partial<Record<Kind, number>>;

type Limited = keyof typeof limits;

type Fitted = {
  /** The choices. If the account has no room for all items of a kind, the last items are left out. */
  readonly choices: Choices;
  /** A sentence for each kind that does not fit. */
  readonly warnings: readonly string[];
};

/** Returns the choices that fit into an account with these items. */
export const fitted = (rows: readonly Row[], choices: Choices, existing: Export): Fitted => {
  const fittingChoices = new Map(choices);
  const warnings = (Object.keys(limits) as Limited[]).flatMap((kind) => {
    const list = `${kind}s` as const;
    const most = limits[kind];
    const isAdded = ({ key, kind: of }: Row) => of === kind && choices.get(key)?.way === 'add';
    const there = existing[list].length;
    const excess = rows.filter(isAdded).slice(Math.max(0, most - there));
    for (const { key } of excess) fittingChoices.set(key, skip);
    const limit = i18n.t('Your account can hold {what}.', { what: countText(list, most) });
    return excess.length > 0 ? [warningOf(limit, there, excess.length)] : [];
  });
  return { choices: fittingChoices, warnings };
};

const warningOf = (limit: string, there: number, over: number): string => {
  const existing = there > 0 && i18n.t('It already has {there, number}.', { there });
  const excess = i18n.t(
    '{over, plural, one {The last one chosen will not be imported; leave out another to make room for it.} other {The last # chosen will not be imported; leave out others to make room for them.}}',
    { over },
  );
  return [limit, existing, excess].filter(Boolean).join(' ');
};

/** Roughly how many bytes the server adds to a stored item, for keys, version and fingerprint. */
const overheadBytes = 150;

/**
 * Returns a warning if the records may exceed the account's storage. Activities and habit days are not counted, except
 * the notes of days.
 */
export const storageWarningOf = ({ document }: Plan, usedBytes: number): string | undefined => {
  const { habits, skills, resources, projects, assessments, reviews, notes, cards } = document;
  const items = [
    ...[habits.map(withoutDays), habits.flatMap((habit) => habit.notes), skills, resources],
    ...[projects, assessments, reviews, notes, cards.map(packed)],
  ];
  const records: object[] = items.flat();
  const bytes = records.reduce((sum, record) => sum + overheadBytes + bytesOf(stored(record)), 0);
  if (usedBytes + bytes <= maxStoredBytes) return undefined;
  const room = Math.max(0, maxStoredBytes - usedBytes);
  return i18n.t(
    'This is about {size} MB, and your account has room for {room} MB. What does not fit is listed at the end.',
    { size: megabytes(bytes), room: megabytes(room) },
  );
};

/** Each review of a card is stored in 19 bytes. */
const packed = ({ reviews, ...card }: Plan['document']['cards'][number]) => ({
  ...card,
  reviews: ' '.repeat(19 * reviews.length),
});

/** Empty fields are not stored. */
const stored = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== '' && !isEmpty(value)),
  );

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const megabytes = (bytes: number): string => oneDecimal(bytes / 1_000_000);
