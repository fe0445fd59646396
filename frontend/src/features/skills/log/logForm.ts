import type * as z from 'zod/mini';
import { addDays, type Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { dayTooLongReason, timeOnDay } from '#shared/skills/dayTime.ts';
import {
  type Activity,
  type activityBody,
  activityTypes,
  type logHoursBody,
} from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfHours, grainsOfMinutes } from '#shared/skills/time.ts';
import { durationErrors, readDuration } from '../../../forms/fields/duration.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import type { FieldErrors } from '../../../forms/useForm.ts';

/** The offered amounts, in minutes. */
export const quickMinutes = [15, 30, 45, 60, 120] as const;

export const logKinds = ['hours', 'activity'] as const;
export type LogKind = (typeof logKinds)[number];

/** The message if saving failed without a reason. */
export const logFailure = (kind: LogKind): string =>
  kind === 'hours' ? i18n.t('Failed to log hours') : i18n.t('Failed to log the activity');

export const dayChoices = ['today', 'yesterday', 'earlier'] as const;
export type DayChoice = (typeof dayChoices)[number];

/** The values of the inputs. Inputs for typed values have the same names as the API's fields. */
export type LogValues = {
  kind: LogKind;
  dayChoice: DayChoice;
  type: Exclude<Activity['type'], 'Hours'>;
  /** The day for the choice `earlier`, '' until one is chosen. */
  date: string;
  /** The note of hours. The description of an activity is typed into the same input. */
  notes: string;
  description: string;
  hours: number | string;
  /** In minutes. */
  duration: number | string;
};

export const emptyLog: LogValues = {
  kind: 'hours',
  dayChoice: 'today',
  type: activityTypes[0],
  date: '',
  notes: '',
  description: '',
  hours: '',
  duration: '',
};

/** Whether anything was typed. Mere choices can be discarded without a warning. */
export const hasInput = ({ date, notes, hours, duration }: LogValues): boolean =>
  [date, notes, hours, duration].some((value) => value !== '');

export type NewActivity =
  | { readonly kind: 'hours'; readonly body: z.input<typeof logHoursBody> }
  | { readonly kind: 'activity'; readonly body: z.input<typeof activityBody> };

export function dayOf({ dayChoice, date }: LogValues, today: Day): Day {
  if (dayChoice === 'today') return today;
  return dayChoice === 'yesterday' ? addDays(today, -1) : date;
}

/** Returns the values of the inputs for a usual amount. */
export const ofMinutes = (minutes: number): Pick<LogValues, 'hours' | 'duration'> => ({
  hours: `${minutes} min`,
  duration: `${minutes} min`,
});

/** Returns the chosen or typed amount in minutes, rounded. 0 or NaN without a valid amount. */
export const minutesOf = ({ kind, hours, duration }: LogValues): number =>
  Math.round(
    kind === 'hours'
      ? Number(readDuration(hours, 'hours')) * 60
      : Number(readDuration(duration, 'minutes')),
  );

export function newActivityOf(values: LogValues, today: Day): NewActivity {
  const date = dayOf(values, today);
  if (values.kind === 'hours') {
    const notes = values.notes.trim();
    // The schema refuses an empty input with a message, so the cast is safe.
    const hours = readDuration(values.hours, 'hours') as number;
    return { kind: 'hours', body: { hours, date, ...(notes && { notes }) } };
  }
  const { type } = values;
  const duration = readDuration(values.duration, 'minutes');
  const description = values.description.trim();
  return {
    kind: 'activity',
    body: {
      type,
      date,
      ...(duration !== '' && { duration }),
      ...(description && { description }),
    },
  };
}

/**
 * The skill's loaded activities. All activities since the day `from` are included. Undefined until the activities have
 * loaded.
 */
export type KnownActivities = {
  readonly activities: readonly Activity[] | undefined;
  readonly from: Day;
};

export function logErrors(activity: NewActivity, today: Day, known: KnownActivities): FieldErrors {
  const { kind, body } = activity;
  const { logHours, addActivity } = skills;
  const schema = kind === 'hours' ? logHours.body : addActivity.body;
  const errors = durationErrors(body, schemaErrors(schema, body));
  if (body.date === '') return { ...errors, date: i18n.t('Choose a day') };
  if (body.date && body.date > today)
    return { ...errors, date: i18n.t('Choose today or an earlier day') };
  return { ...longDayError(activity, known), ...errors };
}

/** Returns the message if the day would be longer than 24 hours, as far as its activities are loaded. */
function longDayError(
  { kind, body }: NewActivity,
  { activities, from }: KnownActivities,
): FieldErrors {
  const { date = from } = body;
  if (!activities || date < from) return {};
  const time = kind === 'hours' ? grainsOfHours(body.hours) : grainsOfMinutes(body.duration ?? 0);
  const reason = dayTooLongReason(date, timeOnDay(activities, date), time);
  return reason ? { [kind === 'hours' ? 'hours' : 'duration']: sentenceOf(reason) } : {};
}
