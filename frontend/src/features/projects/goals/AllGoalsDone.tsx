import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { OfferCompletion } from '../../../domain/status/OfferCompletion.tsx';

type Props = { readonly project: Project; readonly onComplete: () => void };

/** Offers to complete a project once all of its goals are done. */
export const AllGoalsDone = ({ project: { goals, status }, onComplete }: Props) => {
  const isDone = goals.length > 0 && goals.every(({ completed }) => completed);
  if (!isDone || status === 'Completed') return null;
  return (
    <OfferCompletion onComplete={onComplete}>
      {i18n.t('All goals are done. Is the project completed?')}
    </OfferCompletion>
  );
};
