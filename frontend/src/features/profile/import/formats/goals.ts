import { percent } from '#shared/core/counting.ts';
import { type Day, isDay } from '#shared/core/days.ts';
import { limits } from '#shared/core/fields.ts';
import { maxListItemLength, maxListItems } from '#shared/projects/model.ts';
import { i18n } from '../../../../language/i18n.ts';
import type { ImportDocument } from '../found.ts';
import { cutText, fitText, isVisible } from './files/text.ts';
import { unknownMoment } from './ids.ts';
import type { Reading } from './reading.ts';

type Project = ImportDocument['projects'][number];

export type GoalDraft = {
  /** The source's own id of it, or its text. */
  readonly key: string;
  readonly description: string;
  /** The day on which it was done; undefined while it is open. */
  readonly doneOn?: Day | undefined;
  readonly line?: number | undefined;
};

export type ProjectDraft = {
  readonly key: string;
  readonly name: string;
  /** When it began, in milliseconds since 1970, where the file says so. */
  readonly time: number | undefined;
  readonly startDate: Day | null;
  readonly goals: readonly GoalDraft[];
};

/**
 * Tasks as goals of a project; where they are more than a project may have, of as many as they need: 'Garden', 'Garden (2)'.
 * Its progress is the share of goals that are done.
 */
export const projectsOf = (
  draft: ProjectDraft,
  { now, today, idOf, losses }: Reading,
): Project[] => {
  const time = Math.min(Math.max(0, Math.floor(draft.time ?? unknownMoment)), now);
  const at = new Date(time).toISOString();
  const fitName = fitText(draft.name, limits.name - ' (1000)'.length).text;
  const name = isVisible(fitName) ? fitName : i18n.t('Tasks');

  const isPast = (day: Day): boolean => isDay(day) && day <= today;
  const startDate = draft.startDate !== null && isPast(draft.startDate) ? draft.startDate : null;

  const goals = draft.goals.flatMap(({ key, description, doneOn, line }) => {
    const { text, isCut } = fitText(description, maxListItemLength);
    const lose = (what: string, why: string) =>
      losses.add({ record: text || name, what, why, ...(line !== undefined && { line }) });
    if (!isVisible(text)) {
      lose(i18n.t('A task without text'), i18n.t('A goal needs text.'));
      return [];
    }
    if (isCut) lose(i18n.t('Task'), cutText(maxListItemLength));
    const isDone = doneOn !== undefined;
    const completedAt = isDone && isPast(doneOn) ? doneOn : today;
    if (isDone && doneOn !== completedAt) {
      lose(
        i18n.t('Done on {date}', { date: doneOn }),
        i18n.t('This day does not exist, or is in the future: it becomes today.'),
      );
    }
    const _id = idOf('goal', `${draft.key}\n${key}`, time);
    return [
      { _id, description: text, completed: isDone, completedAt: isDone ? completedAt : null },
    ];
  });

  return Array.from({ length: Math.ceil(goals.length / maxListItems) }, (_, index) => {
    const own = goals.slice(index * maxListItems, (index + 1) * maxListItems);
    const done = own.filter(({ completed }) => completed).length;
    return {
      _id: idOf('project', draft.key, time),
      name: index === 0 ? name : `${name} (${index + 1})`,
      description: '',
      status: startDate === null ? 'Planning' : 'In Progress',
      progress: percent(done, own.length),
      progressFromGoals: false,
      startDate,
      endDate: null,
      repositoryUrl: null,
      demoUrl: null,
      relatedSkills: [],
      goals: own,
      learningOutcomes: [],
      challenges: [],
      progressBefore: null,
      completionDate: null,
      createdAt: at,
      updatedAt: at,
    };
  });
};
