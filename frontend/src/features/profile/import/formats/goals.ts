import { isVisible, limits } from '#shared/calls/fields.ts';
import { percent } from '#shared/core/counting.ts';
import { type Day, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxListItemLength, maxListItems } from '#shared/projects/model.ts';
import type { ImportDocument } from '../found.ts';
import { cutText, fitText } from './files/text.ts';
import { unknownMoment } from './ids.ts';
import type { Reading } from './reading.ts';

type Project = ImportDocument['projects'][number];

export type GoalDraft = {
  /** The source's own id, or the text. */
  readonly key: string;
  readonly description: string;
  readonly isDone?: boolean | undefined;
  readonly doneOn?: Day | undefined;
  readonly dueDate?: Day | undefined;
  readonly line?: number | undefined;
};

export type ProjectDraft = {
  readonly key: string;
  readonly name: string;
  /** When the project began, in milliseconds since 1970, if the file says so. */
  readonly time: number | undefined;
  readonly startDate: Day | null;
  readonly goals: readonly GoalDraft[];
};

/**
 * Turns tasks into goals of a project. Tasks beyond a project's limit go to further projects: 'Garden', 'Garden (2)'.
 * The progress is the share of done goals.
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

  const goals = draft.goals.flatMap(
    ({ key, description, isDone = false, doneOn, dueDate, line }) => {
      const { text, isCut } = fitText(description, maxListItemLength);
      const lose = losses.of(text || name, line);
      if (!isVisible(text)) {
        lose(i18n.t('A task without text'), i18n.t('A goal needs text.'));
        return [];
      }
      if (isCut) lose(i18n.t('Task'), cutText(maxListItemLength));
      const isKnown = doneOn !== undefined && isPast(doneOn);
      if (isDone && !isKnown) {
        if (doneOn === undefined)
          lose(
            i18n.t('Day of completion'),
            i18n.t('The file has none: the completion day stays empty.'),
          );
        else
          lose(
            i18n.t('Done on {date}', { date: doneOn }),
            i18n.t('It can’t be kept: the completion day stays empty.'),
          );
      }
      const completedAt = isDone && isKnown ? doneOn : null;
      return {
        _id: idOf('goal', `${draft.key}\n${key}`, time),
        description: text,
        completed: isDone,
        completedAt,
        dueDate: dueDate !== undefined && isDay(dueDate) ? dueDate : null,
      };
    },
  );

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
