import { Button } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useOwners } from '../../../domain/areas/owners.ts';
import { useNoteOwners } from '../../../domain/notes/useNoteOwners.ts';
import { formatShown } from '../../../ui/format/formatShown.ts';
import { FilteredCards } from '../../../ui/list/FilteredCards.tsx';
import { ListBar } from '../../../ui/list/ListBar.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { originOf } from '../CardOrigin.tsx';
import { cardRules } from '../view.ts';
import { BulkBar } from './BulkBar.tsx';
import { type Selection, SelectionContext } from './selection.ts';
import { TakeawayCard } from './TakeawayCard.tsx';
import { TakeawayRow } from './TakeawayRow.tsx';
import { TakeawayStats } from './TakeawayStats.tsx';
import { useCardActions } from './useCardActions.ts';

type Props = {
  readonly list: readonly Card[];
  /** Null while nothing can be chosen. */
  readonly selection: Selection | null;
  readonly onDone: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (card: Card) => void;
};

export const TakeawaysLoaded = ({ list: all, selection, onDone, onAdd, onEdit }: Props) => {
  const today = useToday();
  const owners = useOwners();
  const noteOwner = useNoteOwners(false);
  const rules = useMemo(() => cardRules(today, owners), [today, owners]);
  const { shown, count, search, filter, sort } = useList(all, rules);
  const actions = useCardActions();
  const { isCompact } = search;
  // Stays the same function, because a new one would render all rows of a long list again.
  const drawn = useCallback(
    (card: Card) => {
      const props = { card, owner: originOf(owners, noteOwner, card), actions, onEdit };
      return isCompact ? <TakeawayRow {...props} /> : <TakeawayCard {...props} />;
    },
    [isCompact, owners, noteOwner, actions, onEdit],
  );
  const countLabel = (number: number) =>
    i18n.t('{count, plural, one {# takeaway} other {# takeaways}}', { count: number });
  return (
    <SelectionContext value={selection}>
      {count > 0 && (
        <>
          <TakeawayStats list={all} />
          <ListBar
            shown={formatShown(shown.length, count, countLabel)}
            isFiltered={shown.length < count}
            filter={filter}
            sort={sort}
            view={search}
            searchLabel={i18n.t('Search takeaways')}
          />
        </>
      )}
      <FilteredCards
        label={i18n.t('Takeaways')}
        none={{
          title: i18n.t('No takeaways found'),
          text: i18n.t('None of your takeaways match this filter.'),
          all: i18n.t('Show all takeaways'),
        }}
        first={
          count === 0 && {
            text: i18n.t(
              'A takeaway is a question and its answer. Add what you want to recall, one thing at a time.',
            ),
            action: <Button onClick={onAdd}>{i18n.t('Add your first takeaway')}</Button>,
          }
        }
        items={shown}
        keyOf={keyOf}
        onAll={search.clear}
        isCompact={isCompact}
        min={340}
        height={180}
      >
        {drawn}
      </FilteredCards>
      {selection && (
        <BulkBar selection={selection} shown={shown} actions={actions} onDone={onDone} />
      )}
    </SelectionContext>
  );
};

const keyOf = ({ _id }: Card): string => _id;
