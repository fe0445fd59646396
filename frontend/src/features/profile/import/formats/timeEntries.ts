import { limits } from '#shared/calls/fields.ts';
import { startOf } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxActivityMinutes, skillDefaults } from '#shared/skills/model.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import { type ImportDocument, ImportProblem } from '../found.ts';
import { dayReader } from './dayOrder.ts';
import type { Row } from './files/table.ts';
import { cutText, fitText, isVisible } from './files/text.ts';
import { dayProblem } from './importDays.ts';
import { fitOrLose } from './losses.ts';
import type { ReadDocument, Reading } from './reading.ts';

type Skill = ImportDocument['skills'][number];
type Activity = ImportDocument['activities'][number];

/** The columns of a time tracker. If several columns are listed, the first non-empty one counts. */
export type TimeColumns = {
  readonly project: string;
  readonly task: string;
  readonly description: string;
  readonly person: readonly string[];
  readonly date: string;
  readonly time: string;
  readonly durations: readonly string[];
};

export const severalPeople = () =>
  i18n.t('This report contains the time of several people. Export only your own.');

const secondsAnHour = 3_600;

/**
 * Reads a duration in seconds: '1:30:00' and '1:30' -> 5,400. Also reads decimal hours, '1.5' and '1,5'. NaN for
 * anything else.
 */
const secondsOf = (text: string): number => {
  const [, hours, minutes, seconds = '0'] = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hours !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) * secondsAnHour : Number.NaN;
};

/**
 * Reads a time of day as milliseconds since midnight: '2:05:00 PM' and '14:05' -> 50,700,000. 0 if it is not a time.
 */
const timeOfDay = (text: string): number => {
  const [, hours, minutes, seconds = '0', half = ''] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return 0;
  const hour = (Number(hours) % (half ? 12 : 24)) + (/p/i.test(half) ? 12 : 0);
  return ((hour * 60 + (Number(minutes) % 60)) * 60 + (Number(seconds) % 60)) * 1_000;
};

/**
 * A skill needs target hours, which time trackers lack. A target above the logged hours keeps the skill from seeming
 * completed.
 */
const targetFor = (hours: number): number =>
  hours < skillDefaults.targetHours
    ? skillDefaults.targetHours
    : (Math.floor(hours / 100) + 1) * 100;

/** Splits a row into the name of its skill and the other fields of its entry. */
const entryOf = (row: Row, columns: TimeColumns, { skillsFrom }: Reading) => {
  const [project, task, description] = [columns.project, columns.task, columns.description].map(
    (column) => row.get(column).trim(),
  ) as [string, string, string];
  const isByProject = skillsFrom === 'project';
  const name = isByProject ? project : description;
  const unnamed = isByProject ? i18n.t('Without a project') : i18n.t('Without a description');
  return {
    row,
    skill: isVisible(name) ? name : unnamed,
    text: [isByProject ? '' : project, task, isByProject ? description : '']
      .filter((part) => part !== '')
      .join(' · '),
    key: [project, task, description].join('\n'),
  };
};

type Entry = ReturnType<typeof entryOf>;

const firstOf = (row: Row, columns: readonly string[]): string =>
  columns.map((column) => row.get(column).trim()).find((text) => text !== '') ?? '';

/** Makes a skill with its entries as activities. Undefined if no entry can be imported. */
const skillOf = (
  givenName: string,
  entries: readonly Entry[],
  columns: TimeColumns,
  dayOf: (date: string) => Day,
  { today, now, idOf, losses }: Reading,
): { skill: Skill; activities: Activity[] } | undefined => {
  const { text: name, isCut } = fitText(givenName, limits.name);
  const loseOfSkill = losses.of(name);
  if (isCut) loseOfSkill(i18n.t('Name'), cutText(limits.name));

  const kept = entries.flatMap(({ row, text, key }) => {
    const lose = losses.of(name, row.line);
    const [date, written] = [row.get(columns.date).trim(), firstOf(row, columns.durations)];
    const day = dayOf(date);
    const wrongDay = dayProblem(day, today);
    const seconds = secondsOf(written);
    const minutes = Math.round(seconds / 60);
    const time = i18n.t('Entry of {time} on {date}', { time: written || '–', date });
    if (wrongDay) lose(time, wrongDay);
    else if (Number.isNaN(seconds)) lose(time, i18n.t('It is not a valid value.'));
    else if (minutes === 0) lose(time, i18n.t('It is shorter than half a minute.'));
    if (wrongDay || !(minutes > 0)) return [];
    if (minutes > maxActivityMinutes)
      lose(time, i18n.t('An activity has at most 24 hours: the rest is left out.'));
    const description = fitOrLose(text, limits.description, i18n.t('Description'), lose);
    const at = startOf(day) + timeOfDay(row.get(columns.time));
    return {
      _id: idOf('activity', `${at}\n${minutes}\n${key}`, at),
      day,
      duration: Math.min(minutes, maxActivityMinutes),
      description,
      createdAt: new Date(Math.min(at, now)).toISOString(),
    };
  });

  if (kept.length === 0) return undefined;
  const createdDay = kept.reduce((first, { day }) => (day < first ? day : first), today);
  const total = hoursOf(grainsOfMinutes(kept.reduce((sum, { duration }) => sum + duration, 0)));
  const targetHours = targetFor(total);
  loseOfSkill(
    i18n.t('Target hours'),
    i18n.t('The file has none: it becomes {hours, number}.', { hours: targetHours }),
  );
  const time = Math.min(startOf(createdDay), now);
  const createdAt = new Date(time).toISOString();
  const _id = idOf('skill', givenName, time);
  return {
    skill: {
      _id,
      name,
      category: 'Other',
      description: skillDefaults.description,
      targetHours,
      targetLevel: skillDefaults.targetLevel,
      targetDate: null,
      color: skillDefaults.color,
      levels: skillDefaults.levels,
      initialTime: 0,
      createdDay,
      createdAt,
      updatedAt: createdAt,
    },
    activities: kept.map(({ day, ...activity }) => ({
      ...activity,
      skill: _id,
      source: 'manual',
      sourceId: null,
      sourceName: null,
      page: null,
      pageBefore: null,
      type: 'Practice',
      date: day,
      hours: hoursOf(grainsOfMinutes(activity.duration)),
    })),
  };
};

/**
 * Turns one person's entries into activities of skills. The skills are named after the projects or the descriptions.
 * @throws ImportProblem, UnclearDates
 */
export const skillsOf = (
  rows: readonly Row[],
  columns: TimeColumns,
  reading: Reading,
): Pick<ReadDocument, 'skills' | 'activities'> => {
  const people = new Set(rows.map((row) => firstOf(row, columns.person)).filter(isVisible));
  if (people.size > 1) throw new ImportProblem(severalPeople());
  const dayOf = dayReader(
    rows.map((row) => row.get(columns.date)),
    reading,
  );
  const entries = rows.map((row) => entryOf(row, columns, reading));
  const skills = [...Map.groupBy(entries, ({ skill }) => skill)].flatMap(
    ([name, own]) => skillOf(name, own, columns, dayOf, reading) ?? [],
  );
  return {
    skills: skills.map(({ skill }) => skill),
    activities: skills.flatMap(({ activities }) => activities),
  };
};
