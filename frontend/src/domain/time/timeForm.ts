import type * as z from 'zod/mini';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { logTimeBody } from '#shared/skills/model.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { durationErrors, readDuration } from '../../forms/fields/duration.ts';
import { readNumber } from '../../forms/fields/number.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { noSkill, presetSkill } from './presetSkill.ts';

/** The resource or project on which time was spent. */
export type TimeSource = {
  readonly _id: string;
  readonly name: string;
  readonly relatedSkills: readonly SkillTag[];
  readonly updatedAt: string;
  /** In percent. Undefined if the form does not ask for the progress. */
  readonly progress?: number | undefined;
};

/** The values of the inputs, by the API's field names. */
export type TimeValues = {
  minutes: number | string;
  date: string;
  /** An id, or `noSkill`. */
  skill: string;
  note: string;
  /** In percent. */
  progress: number | string;
};

export const emptyTime = (
  { relatedSkills, progress }: TimeSource,
  today: Day,
  chosenLast: string,
): TimeValues => ({
  minutes: '',
  date: today,
  skill: presetSkill(relatedSkills, chosenLast),
  note: '',
  progress: progress ?? '',
});

/** Whether the person typed minutes or a note. The other fields alone are not worth keeping as a draft. */
export const isWorthKeeping = ({ minutes, note }: TimeValues): boolean =>
  minutes !== '' || note !== '';

export type TimeBody = z.input<typeof logTimeBody>;

/** The request body. Contains the progress only if it was changed. */
export const timeBodyOf = (values: TimeValues, { progress: before }: TimeSource): TimeBody => {
  const note = values.note.trim();
  const progress = readNumber(values.progress);
  return {
    // An empty input stays in the body, so that the schema refuses it with a message.
    minutes: readDuration(values.minutes, 'minutes') as number,
    date: values.date,
    ...(values.skill !== noSkill && { skill: values.skill }),
    ...(note && { note }),
    ...(before !== undefined && progress !== before && { progress: progress as number }),
  };
};

/** The message of each wrong field. */
export const timeErrors = (body: TimeBody, today: Day): FieldErrors => {
  const errors = durationErrors(
    body,
    schemaErrors(logTimeBody, body),
    (field) => field === 'minutes',
  );
  if (body.date === '') return { ...errors, date: i18n.t('Choose a day') };
  return body.date && body.date > today
    ? { ...errors, date: i18n.t('Choose today or an earlier day') }
    : errors;
};
