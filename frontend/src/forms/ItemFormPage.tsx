import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { usePageKey } from '../ui/browser/trail.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Column } from '../ui/page/Column.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';

type Props<Item> = {
  /** The key in the router's state. The list passes a habit as `{habit}`. */
  readonly passedAs: string;
  readonly schema: z.ZodMiniType<Item>;
  /** 'Add Habit' */
  readonly addTitle: string;
  /** 'Edit Habit' */
  readonly editTitle: string;
  /** Shown if no item was passed. */
  readonly notFound: string;
  /** The label of the button to the list. */
  readonly toList: string;
  readonly listPath: string;
  /** The form of the given item; of a new item if undefined. */
  readonly children: (item: Item | undefined) => ReactNode;
};

/** Adds an item, or edits the one in the router's state. */
export const ItemFormPage = <Item extends { readonly _id: string }>({
  passedAs,
  schema,
  addTitle,
  editTitle,
  notFound,
  toList,
  listPath,
  children,
}: Props<Item>) => {
  const { id } = useParams();
  // Each time the page is opened, the form is new, since a refused change leads back to its values.
  const key = usePageKey();
  const item = useItemPassedAlong(passedAs, schema);
  if (id === undefined) {
    return (
      <Column>
        <PageHeader title={addTitle} />
        <Fragment key={key}>{children(undefined)}</Fragment>
      </Column>
    );
  }
  return (
    <Column>
      <PageHeader title={editTitle} />
      {item?._id === id ? (
        <Fragment key={`${id} ${key}`}>{children(item)}</Fragment>
      ) : (
        <EmptyState
          title={notFound}
          action={
            <Button component={Link} to={listPath}>
              {toList}
            </Button>
          }
        />
      )}
    </Column>
  );
};

/** The router's state survives reloads in the browser's history, so it must be validated. */
const useItemPassedAlong = <Item,>(key: string, schema: z.ZodMiniType<Item>): Item | undefined => {
  const { state } = useLocation();
  const passed = z.object({ [key]: schema }).safeParse(state);
  return passed.data?.[key];
};
