import { isVisible, limits } from '#shared/calls/fields.ts';
import { skillCategories } from '#shared/core/categories.ts';
import { startOf } from '#shared/core/ids.ts';
import { type Day, isDay } from '#shared/days/days.ts';
import { newTarget } from '#shared/habits/changes/retarget.ts';
import {
  habitDefaults,
  maxAmount,
  maxGroup,
  maxTargetDays,
  maxUnit,
  minTarget,
} from '#shared/habits/model.ts';
import { recordedTimes } from '#shared/habits/reminderTimes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { categoryLabel } from '../../../../../domain/skills/categoryLabel.ts';
import type { ImportDocument } from '../../found.ts';
import { cutText, fitText } from '../files/text.ts';
import { unknownMoment } from '../ids.ts';
import { fitOrLose, type Lose } from '../losses.ts';
import type { Reading } from '../reading.ts';
import { between, wordsOf } from './frequency.ts';
import { daysOf, toHundredths } from './habitDays.ts';
import { type Aim, type HabitDraft, lastDayOf } from './habitDraft.ts';

type Habit = ImportDocument['habits'][number];

const categoryOf = ({ category = '' }: HabitDraft, lose: Lose): Habit['category'] => {
  const name = category.trim();
  const known = skillCategories.find((one) => one.toLowerCase() === name.toLowerCase());
  if (name !== '' && !known) {
    const why = i18n.t('Cairn has its own categories: it becomes {category}.', {
      category: categoryLabel(habitDefaults.category),
    });
    lose(i18n.t('Category {name}', { name }), why);
  }
  return known ?? habitDefaults.category;
};

const aimOf = ({ aim }: HabitDraft, lose: Lose): Aim | undefined => {
  if (!aim) return undefined;
  const least = aim.direction === 'at-most' ? 0 : minTarget;
  const target = between(least, toHundredths(aim.target || 0), maxAmount);
  if (target !== aim.target) {
    lose(
      i18n.t('Target {target}', { target: aim.target }),
      i18n.t('It becomes {target}, the closest match.', { target }),
    );
  }
  const unit = fitOrLose(aim.unit, maxUnit, i18n.t('Unit {unit}', { unit: aim.unit }), lose);
  return { ...aim, unit: isVisible(unit) ? unit : i18n.t('times'), target };
};

const colorOf = ({ color = '' }: HabitDraft): string =>
  /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : habitDefaults.color;

/**
 * Fits a habit into Cairn's limits. Parts that don't fit are cut or lost, and listed.
 * @param fileDay the last day in the file, see `lastDayOf`. A habit without days begins on it.
 */
const habitOf = (
  draft: HabitDraft,
  { today, now, idOf, losses }: Reading,
  fileDay: Day | undefined,
): Habit => {
  const cut = fitText(draft.name, limits.name);
  const name = isVisible(cut.text) ? cut.text : i18n.t('Habit without a name');
  const lose = losses.of(name);

  if (cut.isCut) lose(i18n.t('Name'), cutText(limits.name));
  const description = fitOrLose(
    draft.description ?? '',
    limits.description,
    i18n.t('Description'),
    lose,
  );
  const group = fitOrLose(draft.group ?? '', maxGroup, i18n.t('Group'), lose);
  const category = categoryOf(draft, lose);
  const { rhythm, stated } = draft.frequency;
  if (stated !== undefined) {
    lose(
      i18n.t('Frequency: {frequency}', { frequency: stated }),
      i18n.t('The closest match is used: {frequency}.', { frequency: wordsOf(rhythm) }),
    );
  }
  const aim = aimOf(draft, lose);
  const days = daysOf(draft.days, aim, lose, today);

  const { first = '' } = draft;
  const known = [
    isDay(first) && first <= today ? [first] : [],
    ...[days.completed, days.skipped],
    ...[days.amounts, days.notes].map((records) => records.map(({ date }) => date)),
  ]
    .flat()
    .toSorted();
  const earliest = known[0] ?? fileDay;
  const createdDay = earliest ?? today;
  const moment = draft.createdAt ?? (earliest === undefined ? unknownMoment : startOf(earliest));
  const time = between(0, Math.floor(moment), now);
  const createdAt = new Date(time).toISOString();
  const from = { from: createdDay };
  return {
    _id: idOf('habit', draft.key, time),
    name,
    description,
    group,
    category,
    difficulty: draft.difficulty ?? habitDefaults.difficulty,
    targetDays: between(1, Math.round(draft.targetDays || habitDefaults.targetDays), maxTargetDays),
    ...recordedTimes({
      reminderTime: draft.reminderTime ?? null,
      reminderTimes: draft.reminderTimes ?? [],
    }),
    remind: habitDefaults.remind,
    color: colorOf(draft),
    timeOfDay: habitDefaults.timeOfDay,
    position: null,
    kind: aim ? 'amount' : 'check',
    unit: aim?.unit ?? null,
    schedules: [{ ...from, ...rhythm }],
    targets: aim ? [newTarget({ ...aim, ...from })] : [],
    counting: [],
    pauses: [],
    endsOn: null,
    archivedOn: draft.isArchived ? (known.at(-1) ?? createdDay) : null,
    createdDay,
    ...days,
    createdAt,
    updatedAt: createdAt,
  };
};

export const habitsOf = (drafts: readonly HabitDraft[], reading: Reading): Habit[] => {
  const fileDay = lastDayOf(drafts, reading.today);
  return drafts.map((draft) => habitOf(draft, reading, fileDay));
};
