import type * as z from 'zod';
import { addDays, type Day } from '#shared/core/days.ts';
import {
  type Activity,
  type activityBody,
  activityTypes,
  type logHoursBody,
} from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';

/** Amounts of one tap, in minutes. */
export const quickMinutes = [15, 30, 60, 120] as const;

export const logKinds = ['hours', 'activity'] as const;
export type LogKind = (typeof logKinds)[number];

export const dayChoices = ['today', 'yesterday', 'earlier'] as const;
export type DayChoice = (typeof dayChoices)[number];

export const futureDay = 'Choose today or an earlier day';
export const noDay = 'Choose a day';

/** The values of the inputs. */
export type LogDraft = {
  readonly kind: LogKind;
  readonly dayChoice: DayChoice;
  /** The day of `earlier`, '' until one is chosen. */
  readonly earlier: string;
  readonly type: Exclude<Activity['type'], 'Hours'>;
  readonly hours: number | string;
  readonly minutes: number | string;
  /** The note of hours, the description of an activity. */
  readonly note: string;
};

export const emptyDraft: LogDraft = {
  kind: 'hours',
  dayChoice: 'today',
  earlier: '',
  type: activityTypes[0],
  hours: '',
  minutes: '',
  note: '',
};

export type NewActivity =
  | { readonly kind: 'hours'; readonly body: z.input<typeof logHoursBody> }
  | { readonly kind: 'activity'; readonly body: z.input<typeof activityBody> };

export type LogErrors = { readonly [field: string]: string };

export function dayOf({ dayChoice, earlier }: LogDraft, today: Day): Day {
  if (dayChoice === 'today') return today;
  return dayChoice === 'yesterday' ? addDays(today, -1) : earlier;
}

/** The activity of a draft; `quick` minutes replace its amount. */
export function newActivityOf(draft: LogDraft, today: Day, quick?: number): NewActivity {
  const date = dayOf(draft, today);
  const note = draft.note.trim();
  if (draft.kind === 'hours') {
    const hours = quick === undefined ? draft.hours : quick / 60;
    // An empty input is no number: the schema refuses it with a message.
    return { kind: 'hours', body: { hours: hours as number, date, ...(note && { notes: note }) } };
  }
  const minutes = quick ?? draft.minutes;
  return {
    kind: 'activity',
    body: {
      type: draft.type,
      date,
      ...(minutes !== '' && { duration: minutes as number }),
      ...(note && { description: note }),
    },
  };
}

/** The messages of the body's fields, by the names of the draft: day, hours, minutes, note. */
export const draftErrors = (ofBody: LogErrors): LogErrors => {
  const { date: day, hours, duration: minutes, notes, description } = ofBody;
  return Object.fromEntries(
    Object.entries({ day, hours, minutes, note: notes ?? description }).filter(
      (error): error is [string, string] => error[1] !== undefined,
    ),
  );
};

/** The messages of an activity's fields, by the names of the draft. */
export function logErrors({ kind, body }: NewActivity, today: Day): LogErrors {
  const { logHours, addActivity } = skills;
  const errors = schemaErrors(kind === 'hours' ? logHours.body : addActivity.body, body);
  if (body.date === '') return draftErrors({ ...errors, date: noDay });
  if (body.date && body.date > today) return draftErrors({ ...errors, date: futureDay });
  return draftErrors(errors);
}

/** The draft after logging: its kind, day and type stay for the next one. */
export const afterLogging = (draft: LogDraft): LogDraft => ({
  ...draft,
  hours: '',
  minutes: '',
  note: '',
});
