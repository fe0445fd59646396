import type * as z from 'zod/mini';
import { i18n } from '#shared/language/i18n.ts';
import {
  type Focus,
  type FocusArea,
  focusAreas,
  type Review,
  reviewFields,
} from '#shared/reviews/model.ts';
import { changedFields } from '../../../forms/formValues.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';

export type ReviewFormValues = {
  went: string;
  changed: string;
  next: string;
  /** Each item as area and id: 'skills 01J…'. */
  focus: string[];
};

export const focusKey = ({ area, id }: Focus): string => `${area} ${id}`;

const focusOf = (key: string): Focus => {
  const [area = '', id = ''] = key.split(' ');
  return { area: focusAreas.includes(area as FocusArea) ? (area as FocusArea) : 'habits', id };
};

export const valuesOf = (review: Review | undefined): ReviewFormValues => ({
  went: review?.went ?? '',
  changed: review?.changed ?? '',
  next: review?.next ?? '',
  focus: (review?.focus ?? []).map(focusKey),
});

const fieldsOf = ({ focus, ...answers }: ReviewFormValues) => ({
  ...answers,
  focus: focus.map(focusOf),
});

export const formErrors = (values: ReviewFormValues) =>
  schemaErrors(reviewFields.setting, fieldsOf(values));

/** The error of a review with neither answers nor items in focus. */
export const blankError = ({
  focus,
  ...answers
}: ReviewFormValues): { readonly went: string } | undefined =>
  focus.length === 0 && Object.values(answers).every((answer) => answer.trim() === '')
    ? { went: i18n.t('Answer a question, or choose what is in focus') }
    : undefined;

/** Returns only the changed fields, so that another device's changes stay. */
export const settingOf = (before: ReviewFormValues, values: ReviewFormValues) =>
  changedFields(fieldsOf(before), reviewFields.setting.parse(fieldsOf(values))) as z.input<
    typeof reviewFields.setting
  >;
