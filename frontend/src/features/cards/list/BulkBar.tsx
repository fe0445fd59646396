import { Button } from '@mantine/core';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Selection, useChosenIds } from './selection.ts';
import classes from './Takeaways.module.css';
import type { CardActions } from './useCardActions.ts';

type Props = {
  readonly selection: Selection;
  /** The takeaways that the list shows. A takeaway that a filter hides does not count as chosen. */
  readonly shown: readonly Card[];
  readonly actions: CardActions;
  readonly onDone: () => void;
};

/** The actions for the chosen takeaways. The bar stays at the bottom of the screen. */
export const BulkBar = ({ selection, shown, actions, onDone }: Props) => {
  const ids = useChosenIds(selection);
  const chosen = shown.filter(({ _id }) => ids.has(_id));
  const isNothing = chosen.length === 0;
  const isAll = chosen.length === shown.length;
  const isSuspended = !isNothing && chosen.every(({ suspended }) => suspended);
  return (
    <fieldset className={classes.bulk}>
      <legend className="visually-hidden">{i18n.t('Several takeaways')}</legend>
      <p className={classes.count} aria-live="polite">
        {i18n.t('{count, plural, =0 {None chosen} one {# chosen} other {# chosen}}', {
          count: chosen.length,
        })}
      </p>
      <Button
        variant="subtle"
        px="xs"
        onClick={() => selection.set(isAll ? [] : shown.map(({ _id }) => _id))}
      >
        {isAll && !isNothing ? i18n.t('Choose none') : i18n.t('Choose all')}
      </Button>
      <Button
        variant="default"
        px="sm"
        disabled={isNothing}
        onClick={() => actions.suspend(chosen, !isSuspended)}
      >
        {isSuspended ? i18n.t('Ask again') : i18n.t('Suspend')}
      </Button>
      <Button
        variant="default"
        px="sm"
        disabled={isNothing}
        onClick={() => actions.removeAll(chosen, onDone)}
      >
        {i18n.t('Delete')}
      </Button>
    </fieldset>
  );
};
