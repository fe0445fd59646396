import { Button } from '@mantine/core';
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import { CardList, type CardListProps } from './CardList.tsx';

export type FilteredCardsProps<Item> = CardListProps<Item> & {
  readonly none: {
    /** 'No skills found'. Also the title of an empty list. */
    readonly title: string;
    /** 'None of your skills match this filter.' */
    readonly text: string;
    /** 'Show all skills' */
    readonly all: string;
  };
  /** For an empty list: an explanation and a link to add the first item. */
  readonly first?: Omit<EmptyStateProps, 'title'> | false;
  readonly onAll: () => void;
};

/** The cards that match a filter, or a message if none matches. */
export const FilteredCards = <Item,>({ none, first, onAll, ...list }: FilteredCardsProps<Item>) => {
  // Cards and rows share no elements, so keeping the list saves nothing. A new list renders its first items
  // immediately.
  if (list.items.length > 0) return <CardList key={String(list.isCompact ?? false)} {...list} />;
  const { title, text, all } = none;
  const filtered = {
    text,
    action: (
      <Button variant="default" onClick={onAll}>
        {all}
      </Button>
    ),
  };
  return <EmptyState title={title} {...(first || filtered)} />;
};
