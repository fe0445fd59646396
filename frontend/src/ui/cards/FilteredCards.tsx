import { Button } from '@mantine/core';
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import { CardList, type CardListProps } from './CardList.tsx';

type Props<Item> = CardListProps<Item> & {
  /** What is said where none matches. */
  readonly none: {
    /** 'No skills found', also of a list without any. */
    readonly title: string;
    /** 'None of your skills match this filter.' */
    readonly text: string;
    /** 'Show all skills' */
    readonly all: string;
  };
  /** In a list without any: what they are for, and the way to the first. */
  readonly first?: Omit<EmptyStateProps, 'title'> | false;
  /** Clears the filter. */
  readonly onAll: () => void;
};

/** The cards that match a filter, or a message where none does. */
export const FilteredCards = <Item,>({ none, first, onAll, ...list }: Props<Item>) => {
  // Cards and lines have nothing in common: the first of them are drawn at once, as in a new list.
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
