import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Owner } from '../../../domain/areas/owners.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import type { CardActions } from './useCardActions.ts';

export type CardProps = {
  readonly card: Card;
  /** The item to which the takeaway's link leads. */
  readonly owner: Owner | undefined;
  readonly actions: CardActions;
  readonly onEdit: (card: Card) => void;
};

export const CardMenu = ({ card, actions, onEdit }: Omit<CardProps, 'owner'>) => (
  <DotsMenu label={i18n.t('More for {name}', { name: cardName(card) })}>
    <MenuItem onClick={() => onEdit(card)}>{i18n.t('Edit')}</MenuItem>
    <MenuItem onClick={() => actions.suspend([card], !card.suspended)}>
      {card.suspended ? i18n.t('Ask again') : i18n.t('Suspend')}
    </MenuItem>
    <MenuItem onClick={() => actions.remove(card)}>{i18n.t('Delete')}</MenuItem>
  </DotsMenu>
);
