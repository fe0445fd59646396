import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Card } from '#shared/cards/model.ts';
import type { Day } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { isCovered } from '../../../ui/overlay/backCloses.ts';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { describeReturn } from '../formatReturn.ts';
import classes from './Session.module.css';

type Props = {
  /** All takeaways. Undefined if they are not loaded. */
  readonly all: readonly Card[] | undefined;
  /** How many more takeaways are due, but not listed today. */
  readonly more: number;
  /** How many answers were given. */
  readonly done: number;
  readonly today: Day;
  readonly onAdd: () => void;
};

/**
 * Shown when no takeaway is left to ask: one sentence and a way back. If the person has no takeaways at all, offers to
 * add the first one.
 */
export const SessionEnd = ({ onAdd, ...props }: Props) => {
  const isOnVacation = useIsOnVacation(props.today);
  const { link } = useReturn(paths.dashboard);
  if (props.all?.length === 0)
    return (
      <EmptyState
        title={i18n.t('No takeaways yet')}
        text={i18n.t(
          'A takeaway is a question and its answer. It is asked again just before you would forget it. Make one here, or from any note.',
        )}
        action={<Button onClick={onAdd}>{i18n.t('Add your first takeaway')}</Button>}
      />
    );
  return (
    <div className={classes.end}>
      <Sentence>{endSentence({ ...props, isOnVacation })}</Sentence>
      <div className={classes.ways}>
        <Button component={Link} {...link} variant="default">
          {i18n.t('Back to the dashboard')}
        </Button>
        <Button component={Link} to={paths.allTakeaways} variant="subtle">
          {titles.allTakeaways()}
        </Button>
      </div>
    </div>
  );
};

/** Gets the focus when it replaces the last takeaway. */
const Sentence = ({ children }: { readonly children: string }) => {
  const sentence = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isCovered()) sentence.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={sentence} tabIndex={-1}>
      {children}
    </h2>
  );
};

const useIsOnVacation = (today: Day): boolean => {
  const { data } = useRoute(habits.list, everyHabit, { isOptional: true });
  return pauseOn(data?.vacations ?? [], today) !== undefined;
};

type Ended = Omit<Props, 'onAdd'> & { readonly isOnVacation: boolean };

/**
 * The first day after today on which a takeaway returns. Undefined if none returns, or if the takeaways are not loaded.
 */
const nextDay = (all: readonly Card[] | undefined, today: Day): Day | undefined =>
  all
    ?.flatMap(({ due, suspended }) => (due === null || due <= today || suspended ? [] : due))
    .reduce<Day | undefined>((first, due) => (first && first < due ? first : due), undefined);

const endSentence = ({ all, more, done, today, isOnVacation }: Ended): string => {
  if (isOnVacation) return i18n.t('You are on vacation. Your takeaways wait until you are back.');
  if (more > 0) return i18n.t('Done for today. More tomorrow.');
  if (done > 0) return i18n.t('Done for today.');
  const next = nextDay(all, today);
  return next === undefined
    ? i18n.t('Nothing to recall today.')
    : i18n.t('Nothing to recall today. The next one returns {when}.', {
        when: describeReturn(next, today),
      });
};
