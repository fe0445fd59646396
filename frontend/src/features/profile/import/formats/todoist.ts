import { type Day, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Fates } from './fates.ts';
import { type GoalDraft, projectsOf } from './goals.ts';
import { hasColumns, type Part, tableIn } from './part.ts';
import type { Reader, Reading } from './reading.ts';

const fates: Fates = {
  TYPE: 'read',
  CONTENT: 'read',
  DESCRIPTION: 'read',
  PRIORITY: 'read',
  INDENT: 'read',
  // In a personal project, all tasks are by the same person.
  AUTHOR: 'not needed',
  DATE: 'read',
  DATE_LANG: 'not needed',
  TIMEZONE: 'not needed',
  DEADLINE: 'read',
  DEADLINE_LANG: 'not needed',
};

const isOf = (part: Part): boolean => hasColumns(part, 'TYPE', 'CONTENT', 'INDENT');

const lowestPriority = '4';
/** The deepest level of a task that is read. Todoist itself allows five levels. */
const deepest = 10;
/** At most this many characters at the end of a path are read. */
const longestPath = 300;

/**
 * The project's name is only in the file's name: 'backup/Garden [2203306141].csv' -> 'Garden'. A second download is
 * called 'Garden [2203306141] (1).csv'.
 */
const nameOf = (path: string): string =>
  path
    .slice(-longestPath)
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replace(/\s*\[\d+\]\s*$/, '')
    .trim();

/** A task may have two days. The deadline is kept. */
const dueColumns = ['DEADLINE', 'DATE'] as const;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads 'Oct 5 2026' and '2026-10-05', also if a time follows. Undefined for 'every day' or another language. */
const readDay = (date: string): Day | undefined => {
  const [, name = '', dayOfMonth = '', year = ''] =
    /^([a-z]{3}) (\d{1,2}),? (\d{4})\b/i.exec(date.trim()) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const day =
    month > 0
      ? `${year}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
      : date.trim().slice(0, 10);
  return isDay(day) ? day : undefined;
};

const lostDay = (day: Day | undefined): string =>
  day === undefined
    ? i18n.t('Cairn can’t read this as a day.')
    : i18n.t('A goal has one due date: the deadline.');

/** Turns tasks into goals, each with its section and parent tasks in front: 'Kitchen › Fix the tap › Buy a washer'. */
const goalsOf = (part: Part, { losses }: Reading): GoalDraft[] => {
  const goals: GoalDraft[] = [];
  let section = '';
  let above: string[] = [];
  for (const row of tableIn(part).rows()) {
    const { line } = row;
    const content = row.get('CONTENT').trim();
    const record = above.at(-1) ?? content;
    switch (row.get('TYPE').trim().toLowerCase()) {
      case 'section':
        section = content;
        above = [];
        break;
      case 'note':
        losses.of(record, line)(
          i18n.t('Comment {text}', { text: content }),
          i18n.t('Goals in Cairn have no comments.'),
        );
        break;
      case 'task': {
        const lose = losses.of(content, line);
        const depth = Math.min(Math.max(1, Number(row.get('INDENT')) || 1), deepest);
        above = [...above.slice(0, depth - 1), content];
        const path = content && [section, ...above].filter((name) => name !== '').join(' › ');
        const text = row.get('DESCRIPTION').trim();
        const description = text === '' ? path : `${path}: ${text}`;
        const dueDate = dueColumns.map((column) => readDay(row.get(column))).find(Boolean);
        goals.push({ key: path, description, dueDate, line });
        for (const column of dueColumns) {
          const date = row.get(column).trim();
          const day = readDay(date);
          if (date !== '' && (day === undefined || day !== dueDate))
            lose(i18n.t('Due {date}', { date }), lostDay(day));
        }
        const priority = row.get('PRIORITY').trim();
        if (priority !== '' && priority !== lowestPriority) {
          lose(
            i18n.t('Priority {priority}', { priority }),
            i18n.t('Goals in Cairn have no priority.'),
          );
        }
        break;
      }
    }
  }
  return goals;
};

/** Reads Todoist's projects. The CSV of a project has only its open tasks, which become goals. */
export const todoist: Reader = {
  format: 'Todoist',
  isOf,
  fates,
  nameField: 'CONTENT',
  takesSeveral: true,
  read: (own, _, reading) => ({
    projects: own.flatMap((part) => {
      const name = nameOf(part.name);
      const goals = goalsOf(part, reading);
      return projectsOf({ key: name, name, time: undefined, startDate: null, goals }, reading);
    }),
  }),
};
