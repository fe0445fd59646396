import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { ListName } from '#shared/projects/model.ts';
import { formatNearDay } from '../../../ui/format/days.ts';

/** The texts of the input that adds an item. */
type FieldTexts = {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly missing: string;
};

export const fieldTexts: Readonly<Record<ListName, () => FieldTexts>> = {
  goals: () => ({
    label: i18n.t('New goal'),
    placeholder: i18n.t('Add a goal'),
    submit: i18n.t('Add goal'),
    missing: i18n.t('Describe the goal first.'),
  }),
  learningOutcomes: () => ({
    label: i18n.t('New learning outcome'),
    placeholder: i18n.t('Add a learning outcome'),
    submit: i18n.t('Add learning outcome'),
    missing: i18n.t('Describe the learning outcome first.'),
  }),
  challenges: () => ({
    label: i18n.t('New challenge'),
    placeholder: i18n.t('Add a challenge'),
    submit: i18n.t('Add challenge'),
    missing: i18n.t('Describe the challenge first.'),
  }),
};

/** The label of an added item: 'New goal: Camera'. */
export const addedLabels: Readonly<Record<ListName, (description: string) => string>> = {
  goals: (description) => i18n.t('New goal: {description}', { description }),
  learningOutcomes: (description) => i18n.t('New learning outcome: {description}', { description }),
  challenges: (description) => i18n.t('New challenge: {description}', { description }),
};

/** The number of items in a list: '3 goals'. */
export const countLabels: Readonly<Record<ListName, (count: number) => string>> = {
  goals: (count) => i18n.t('{count, plural, one {# goal} other {# goals}}', { count }),
  learningOutcomes: (count) =>
    i18n.t('{count, plural, one {# learning outcome} other {# learning outcomes}}', { count }),
  challenges: (count) =>
    i18n.t('{count, plural, one {# challenge} other {# challenges}}', { count }),
};

/** 'Solved today', 'Solved on 12 November'. */
export const describeSolved = (solvedOn: Day, today: Day): string =>
  solvedOn === today
    ? i18n.t('Solved today')
    : i18n.t('Solved on {day}', { day: formatNearDay(solvedOn, today) });
