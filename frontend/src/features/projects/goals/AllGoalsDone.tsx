import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';

type Props = { readonly project: Project; readonly onComplete: () => void };

/** Offers to complete a project once all its goals are done. */
export const AllGoalsDone = ({ project: { goals, status }, onComplete }: Props) => {
  const isDone = goals.length > 0 && goals.every(({ completed }) => completed);
  if (!isDone || status === 'Completed') return null;
  const complete = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the status, which shows the result, takes the focus.
    currentTarget.closest('article')?.querySelector('select')?.focus();
    onComplete();
  };
  return (
    <Banner
      tone="good"
      action={
        <Button variant="default" size="xs" onClick={complete}>
          {i18n.t('Mark as completed')}
        </Button>
      }
    >
      {i18n.t('All goals are done. Is the project completed?')}
    </Banner>
  );
};
