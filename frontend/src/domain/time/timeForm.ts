import type * as z from 'zod/mini';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { resourceTimeBody } from '#shared/resources/model.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { durationErrors, readDuration } from '../../forms/fields/duration.ts';
import { readNumber } from '../../forms/fields/number.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { noSkill, presetSkill } from './presetSkill.ts';

/** The resource or project on which time was spent. */
export type TimeSource = {
  readonly area: 'resources' | 'projects';
  readonly _id: string;
  readonly name: string;
  readonly relatedSkills: readonly SkillTag[];
  readonly updatedAt: string;
  /** In percent. Undefined if the form does not ask for the progress. */
  readonly progress?: number | undefined;
  /** The place in a resource with pages. The form then asks for the page instead of the progress. */
  readonly place?: Place | undefined;
};

export type Place = { readonly page: number; readonly pages: number };

/** The values of the inputs, by the API's field names. */
export type TimeValues = {
  minutes: number | string;
  date: string;
  /** An id, or `noSkill`. */
  skill: string;
  note: string;
  /** In percent. */
  progress: number | string;
  page: number | string;
};

export const emptyTime = (
  { relatedSkills, progress, place }: TimeSource,
  today: Day,
  chosenLast: string,
): TimeValues => ({
  minutes: '',
  date: today,
  skill: presetSkill(relatedSkills, chosenLast),
  note: '',
  progress: progress ?? '',
  page: place?.page ?? '',
});

/** Whether the person typed minutes or a note. The other fields alone are not worth keeping as a draft. */
export const isWorthKeeping = ({ minutes, note }: TimeValues): boolean =>
  minutes !== '' || note !== '';

export type TimeBody = z.input<typeof resourceTimeBody>;

/**
 * The request body. Contains the page, or else the progress, only if the person changed it. An emptied page is not
 * sent.
 */
export const timeBodyOf = (
  values: TimeValues,
  { progress: before, place }: TimeSource,
): TimeBody => {
  const note = values.note.trim();
  const progress = readNumber(values.progress);
  const page = readNumber(values.page);
  return {
    // Contains an empty or wrong input too, so that the schema refuses it with a message.
    minutes: readDuration(values.minutes, 'minutes') as number,
    date: values.date,
    ...(values.skill !== noSkill && { skill: values.skill }),
    ...(note && { note }),
    ...(place === undefined &&
      before !== undefined &&
      progress !== before && { progress: progress as number }),
    ...(place !== undefined && page !== '' && page !== place.page && { page }),
  };
};

export const timeErrors = (body: TimeBody, today: Day, { place }: TimeSource): FieldErrors => {
  const errors = {
    ...durationErrors(body, schemaErrors(resourceTimeBody, body), (field) => field === 'minutes'),
    ...pageErrors(body.page, place),
  };
  if (body.date === '') return { ...errors, date: i18n.t('Choose a day') };
  return body.date && body.date > today
    ? { ...errors, date: i18n.t('Choose today or an earlier day') }
    : errors;
};

/** The message for a page outside the resource. An undefined page is allowed. */
export const pageErrors = (page: number | undefined, place: Place | undefined): FieldErrors => {
  if (page === undefined || place === undefined) return {};
  const { pages } = place;
  return Number.isInteger(page) && page >= 0 && page <= pages
    ? {}
    : { page: i18n.t('Page must be a whole number from 0 to {pages, number}', { pages }) };
};
