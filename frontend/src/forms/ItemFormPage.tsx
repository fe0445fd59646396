import { Fragment, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { usePageKey } from '../ui/browser/trail.ts';
import { Column } from '../ui/page/Column.tsx';
import { ItemNotFound } from '../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';

type Props<Item> = {
  /** The item's key in the router's state. The list passes a habit as `{habit}`. */
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
  /** Renders the form for the given item. Undefined means a new item. */
  readonly children: (item: Item | undefined) => ReactNode;
};

/** A page that adds an item, or edits the item in the router's state. */
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
  // Every time the page is opened, a new key creates the form again, so that it reads the stored draft. A refused
  // change may have stored its values as a draft.
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
      {item?._id === id ? (
        <>
          <PageHeader title={editTitle} />
          <Fragment key={`${id} ${key}`}>{children(item)}</Fragment>
        </>
      ) : (
        <ItemNotFound pageTitle={editTitle} title={notFound} list={listPath} toList={toList} />
      )}
    </Column>
  );
};

/** Reads the item from the router's state. The state survives reloads in the browser's history, so it is validated. */
const useItemPassedAlong = <Item,>(key: string, schema: z.ZodMiniType<Item>): Item | undefined => {
  const { state } = useLocation();
  const passed = z.object({ [key]: schema }).safeParse(state);
  return passed.data?.[key];
};
