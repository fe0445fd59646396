import { useToday } from '../../../data/days/useToday.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { memo } from '../../../language/useLanguage.ts';
import { Row } from '../../../ui/list/Row.tsx';
import { describeDue } from '../view.ts';
import { CardMenu, type CardProps } from './CardMenu.tsx';
import { useChosen } from './selection.ts';
import classes from './Takeaways.module.css';
import { useChooseCard } from './useChooseCard.tsx';

export const TakeawayRow = memo(({ card, owner, onEdit, actions }: CardProps) => {
  const chosen = useChosen(card._id);
  const today = useToday();
  return (
    <Row
      title={<span className={classes.line}>{cardName(card)}</span>}
      onOpen={() => (chosen ? chosen.choose(!chosen.isChosen) : onEdit(card))}
      lead={useChooseCard(card)}
      cells={[
        <span key="back" className={classes.line} dir="auto">
          {card.back}
        </span>,
        <span key="about" dir="auto">
          {owner?.name}
        </span>,
        describeDue(card, today),
      ]}
      action={<CardMenu card={card} actions={actions} onEdit={onEdit} />}
    />
  );
});
