import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';

type Props = { readonly project: Project; readonly onComplete: () => void };

/** Offers to complete a project once all its goals are done. */
export const AllGoalsDone = ({ project: { goals, status }, onComplete }: Props) =>
  goals.length > 0 && goals.every(({ completed }) => completed) && status !== 'Completed' ? (
    <Banner
      tone="good"
      action={
        <Button variant="default" size="xs" onClick={onComplete}>
          {i18n.t('Mark as completed')}
        </Button>
      }
    >
      {i18n.t('All goals are done. Is the project completed?')}
    </Banner>
  ) : null;
