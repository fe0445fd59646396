import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { useChosen } from './selection.ts';
import classes from './Takeaways.module.css';

/** The checkbox of a takeaway, shown while several are being chosen. */
export const useChooseCard = (card: Card) => {
  const chosen = useChosen(card._id);
  return (
    chosen && (
      <label className={classes.choose}>
        <input
          type="checkbox"
          data-key="x"
          aria-label={i18n.t('Choose {name}', { name: cardName(card) })}
          checked={chosen.isChosen}
          onChange={(event) => chosen.choose(event.currentTarget.checked)}
        />
      </label>
    )
  );
};
