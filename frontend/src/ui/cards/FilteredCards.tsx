import { Button } from '@mantine/core';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { CardList, type CardListProps } from './CardList.tsx';

type Props<Item> = CardListProps<Item> & {
  /** Clears the filter. */
  readonly onAll: () => void;
};

/** The cards that match a filter, or a message where none does. */
export const FilteredCards = <Item,>({ onAll, ...list }: Props<Item>) => {
  const name = list.label.toLowerCase();
  // Cards and lines have nothing in common: the first of them are drawn at once, as in a new list.
  if (list.items.length > 0) return <CardList key={String(list.isCompact ?? false)} {...list} />;
  return (
    <EmptyState
      title={`No ${name} found`}
      text={`None of your ${name} match this filter.`}
      action={
        <Button variant="default" onClick={onAll}>
          Show all {name}
        </Button>
      }
    />
  );
};
