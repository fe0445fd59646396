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
  RESPONSIBLE: 'lost',
  DATE: 'read',
  DATE_LANG: 'not needed',
  TIMEZONE: 'not needed',
  DURATION: 'lost',
  DURATION_UNIT: 'lost',
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
        goals.push({ key: path, description: text === '' ? path : `${path}: ${text}`, line });
        for (const column of ['DATE', 'DEADLINE']) {
          const day = row.get(column).trim();
          if (day !== '')
            lose(i18n.t('Due {date}', { date: day }), i18n.t('Goals in Cairn have no due date.'));
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
