import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxAnswer, type Review } from '#shared/reviews/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useToday } from '../../../data/days/useToday.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import { setReview } from '../../../domain/reviews/edits.ts';
import { Form } from '../../../forms/Form.tsx';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { useDraftForm } from '../../../forms/useDraftForm.ts';
import { formatWeek } from '../view.ts';
import type { Lists } from '../week.ts';
import { FocusField } from './FocusField.tsx';
import {
  blankError,
  formErrors,
  type ReviewFormValues,
  settingOf,
  valuesOf,
} from './reviewForm.ts';

type Props = {
  readonly weekStart: Day;
  /** Undefined until the review is written. */
  readonly review: Review | undefined;
  readonly lists: Lists;
};

export const ReviewForm = ({ weekStart, review, lists }: Props) => {
  const today = useToday();
  const make = useMake();
  const [before, setBefore] = useState(() => valuesOf(review));
  const { form, frame } = useDraftForm<ReviewFormValues>({
    name: 'review',
    item: { _id: weekStart },
    initialValues: before,
    validate: (values) => (review ? undefined : blankError(values)) ?? formErrors(values),
    save: (values: ReviewFormValues, draft: FormDraft) => {
      const body = settingOf(before, values);
      if (Object.keys(body).length === 0) return undefined;
      const week = formatWeek(weekStart, today);
      return make(
        setReview,
        { params: { weekStart }, body },
        {
          label: i18n.t('Weekly review, {week}', { week }),
          failure: i18n.t('Failed to save the review'),
          success: review ? 'Updated!' : 'Created!',
          draft,
        },
      );
    },
    fallback: i18n.t('Failed to save the review'),
    staysOpen: true,
    onSaved: () => setBefore(form.getValues()),
  });
  const question = { autosize: true, minRows: 2, maxRows: 10, ...limitTo(maxAnswer) };
  return (
    <Form {...frame} submit={i18n.t('Save review')} label={i18n.t('Weekly review')}>
      <Textarea label={i18n.t('What went well?')} {...question} {...form.getInputProps('went')} />
      <Textarea
        label={i18n.t('What would you change?')}
        {...question}
        {...form.getInputProps('changed')}
      />
      <Textarea label={i18n.t('What comes next?')} {...question} {...form.getInputProps('next')} />
      <FocusField lists={lists} chosen={before.focus} {...form.getInputProps('focus')} />
    </Form>
  );
};
