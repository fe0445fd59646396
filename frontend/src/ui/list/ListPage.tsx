import type { ReactNode } from 'react';
import { ChartBand } from '../charts/ChartBand.tsx';
import { ErrorBanner, type ErrorBannerProps } from '../feedback/ErrorBanner.tsx';
import { Loading, LoadingList } from '../feedback/Loading.tsx';
import { formatShown } from '../format/formatShown.ts';
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx';
import { FilteredCards, type FilteredCardsProps } from './FilteredCards.tsx';
import { KeptFocus } from './KeptFocus.tsx';
import { ListBar } from './ListBar.tsx';
import type { List } from './useList.ts';

type PageProps<Data> = PageHeaderProps & {
  readonly loaded: {
    readonly data: Data | undefined;
    readonly error: ErrorBannerProps['error'];
    readonly retry: () => void;
  };
  /** 'Loading skills...' */
  readonly loading: string;
  /** Shown if the list could not be loaded: 'Failed to load skills'. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
};

/** The page of an area: its title and main button, then its list once loaded. */
export const ListPage = <Data,>(props: PageProps<Data>) => {
  const { loaded, loading, failure, children, ...header } = props;
  const { data, error, retry } = loaded;
  return (
    <>
      <PageHeader {...header} />
      {error && <ErrorBanner error={error} fallback={failure} onRetry={retry} />}
      {data === undefined && !error && (
        <Loading label={loading}>
          <LoadingList />
        </Loading>
      )}
      <KeptFocus>{data !== undefined && children(data)}</KeptFocus>
    </>
  );
};

type ListProps<Item extends object, F extends string, S extends string> = Pick<
  FilteredCardsProps<Item>,
  'label' | 'none' | 'min' | 'height' | 'partOf' | 'sorting'
> & {
  readonly list: List<Item, F, S>;
  /** For an empty list: an explanation and a link to add the first item. */
  readonly first: Exclude<FilteredCardsProps<Item>['first'], undefined>;
  /** 'Search skills' */
  readonly searchLabel: string;
  /** '12 skills' */
  readonly countLabel: (count: number) => string;
  /** A line about items that need attention. */
  readonly warning?: ReactNode;
  /** A StatRow. */
  readonly stats: ReactNode;
  readonly charts: ReactNode;
  /** A line right above the cards. */
  readonly lead?: ReactNode;
  readonly card: (item: Item) => ReactNode;
  /** The same item as a row of the compact layout. */
  readonly row: (item: Item) => ReactNode;
};

/** The content of a list page, the same for every area. */
export const ListContent = <
  Item extends { readonly _id: string },
  F extends string,
  S extends string,
>(
  props: ListProps<Item, F, S>,
) => {
  const { list, searchLabel, countLabel, warning, stats, charts, lead, ...rest } = props;
  const { card, row, first, ...cards } = rest;
  const { shown, count, search, filter, sort } = list;
  return (
    <>
      {warning}
      {stats}
      <ChartBand>{charts}</ChartBand>
      <ListBar
        shown={formatShown(shown.length, count, countLabel)}
        isFiltered={shown.length < count}
        filter={filter}
        sort={sort}
        view={search}
        searchLabel={searchLabel}
      />
      {lead}
      <FilteredCards
        {...cards}
        first={count === 0 && first}
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
      >
        {search.isCompact ? row : card}
      </FilteredCards>
    </>
  );
};
