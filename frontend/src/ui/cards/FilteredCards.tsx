import { Button } from '@mantine/core';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { CardList, type CardListProps } from './CardList.tsx';

type Props<Item> = CardListProps<Item> & {
  /** What is said where none matches. */
  readonly none: {
    /** 'No skills found' */
    readonly title: string;
    /** 'None of your skills match this filter.' */
    readonly text: string;
    /** 'Show all skills' */
    readonly all: string;
  };
  /** Clears the filter. */
  readonly onAll: () => void;
};

/** The cards that match a filter, or a message where none does. */
export const FilteredCards = <Item,>({ none, onAll, ...list }: Props<Item>) => {
  // Cards and lines have nothing in common: the first of them are drawn at once, as in a new list.
  if (list.items.length > 0) return <CardList key={String(list.isCompact ?? false)} {...list} />;
  return (
    <EmptyState
      title={none.title}
      text={none.text}
      action={
        <Button variant="default" onClick={onAll}>
          {none.all}
        </Button>
      }
    />
  );
};
