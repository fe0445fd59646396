import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { type Rating, ratings } from '#shared/cards/model.ts';
import { afterRating } from '#shared/cards/schedule.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Owner } from '../../../domain/areas/owners.ts';
import { useHasKeyboard } from '../../../ui/browser/useHasKeyboard.ts';
import { LinkedText } from '../../../ui/details/LinkedText.tsx';
import { areSingleKeysOn } from '../../../ui/keys/singleKeys.ts';
import { isCovered } from '../../../ui/overlay/backCloses.ts';
import { CardOrigin } from '../CardOrigin.tsx';
import { formatReturn } from '../formatReturn.ts';
import type { Asked } from './queue.ts';
import { ratingLabel } from './ratings.ts';
import classes from './Session.module.css';

type Props = {
  readonly asked: Asked;
  /** The item to which the takeaway's link leads. */
  readonly owner: Owner | undefined;
  /** Whether the back is shown. */
  readonly isShown: boolean;
  readonly today: Day;
  readonly onShow: () => void;
  readonly onAnswer: (rating: Rating) => void;
};

/**
 * One takeaway in a session. The back and the answers appear after Show is pressed. Each time a takeaway is asked, this
 * component needs a new key.
 */
export const AskedCard = ({ asked, owner, isShown, today, onShow, onAnswer }: Props) => {
  const { card } = asked;
  return (
    <>
      <article className={classes.card}>
        <Side label={i18n.t('Front')} text={card.front} className={classes.front} />
        {isShown && <Side label={i18n.t('Back')} text={card.back} className={classes.back} />}
        <CardOrigin card={card} owner={owner} className={classes.about} />
      </article>
      <div className={classes.actions} data-bottom-action>
        {isShown ? (
          <Answers asked={asked} today={today} onAnswer={onAnswer} />
        ) : (
          <Button className={classes.button ?? ''} aria-keyshortcuts="Space" onClick={onShow}>
            {i18n.t('Show')}
            <KeyHint>{i18n.t('Space')}</KeyHint>
          </Button>
        )}
      </div>
    </>
  );
};

type SideProps = {
  /** 'Front' */
  readonly label: string;
  readonly text: string;
  readonly className: string | undefined;
};

/** One side of a takeaway. A new side gets the focus, so that screen readers read it. */
const Side = ({ label, text, className }: SideProps) => {
  const side = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isCovered()) side.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text is not a fieldset
    <div
      ref={side}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={id}
      className={`${classes.side} ${className}`}
    >
      <div id={id}>
        <LinkedText text={text} />
      </div>
    </div>
  );
};

type AnswersProps = Pick<Props, 'asked' | 'today' | 'onAnswer'>;

/**
 * The four answers. Each button says when the takeaway returns. All buttons say the same for practice, because practice
 * changes no date.
 */
const Answers = ({ asked: { card, isPractice }, today, onAnswer }: AnswersProps) =>
  ratings.map((rating) => {
    const due = isPractice ? card.due : afterRating(card.memory, today, rating).due;
    return (
      <Button
        key={rating}
        variant="default"
        className={`${classes.button} ${classes.answer}`}
        aria-keyshortcuts={String(rating)}
        onClick={() => onAnswer(rating)}
      >
        {ratingLabel(rating)}
        <KeyHint>{rating}</KeyHint>
        {due && <span className={classes.when}>{formatReturn(due, today)}</span>}
      </Button>
    );
  });

/**
 * The key of a button, shown if there is a keyboard and single keys are on. Screen readers get it from
 * `aria-keyshortcuts`.
 */
const KeyHint = ({ children }: { readonly children: string | number }) =>
  useHasKeyboard() &&
  areSingleKeysOn() && (
    <span className={classes.hint} aria-hidden="true">
      {children}
    </span>
  );
