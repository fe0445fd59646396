import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { memo } from '../../../language/useLanguage.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { ClampedText } from '../../../ui/details/ClampedText.tsx';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { CardOrigin } from '../CardOrigin.tsx';
import { describeDue } from '../view.ts';
import type { CardProps } from './CardMenu.tsx';
import classes from './Takeaways.module.css';
import { useChooseCard } from './useChooseCard.tsx';

/** The back shows at most this many lines at first. */
const backLines = 6;

export const TakeawayCard = memo(({ card, owner, actions, onEdit }: CardProps) => {
  const today = useToday();
  const name = cardName(card);
  return (
    <Card
      as="article"
      title={<span className={classes.front}>{card.front}</span>}
      mark={useChooseCard(card)}
      meta={describeDue(card, today)}
      actions={
        <>
          <CardOrigin card={card} owner={owner} className={classes.about} />
          <EditDelete
            name={name}
            onEdit={() => onEdit(card)}
            onDelete={() => actions.remove(card)}
          />
          <DotsMenu label={i18n.t('More for {name}', { name })}>
            <MenuItem onClick={() => actions.suspend([card], !card.suspended)}>
              {card.suspended ? i18n.t('Ask again') : i18n.t('Suspend')}
            </MenuItem>
          </DotsMenu>
        </>
      }
    >
      <ClampedText text={card.back} name={i18n.t('Back')} lines={backLines} />
    </Card>
  );
});
