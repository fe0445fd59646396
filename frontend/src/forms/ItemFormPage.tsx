import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { titles } from '../titles.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Column } from '../ui/page/Column.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { usePageKey } from '../ui/page/trail.ts';

type Props<Item> = {
  /** 'Habit'; the list passes it along as `{habit}`. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Item>;
  /** 'Add Habit' */
  readonly addTitle: string;
  /** The list that leads here: 'habits list'. */
  readonly listName: string;
  readonly listPath: string;
  /** The form of the given item, or of a new one. */
  readonly children: (item: Item | undefined) => ReactNode;
};

/** Adds an item, or edits the one in the router's state. */
export const ItemFormPage = <Item extends { readonly _id: string }>({
  name,
  schema,
  addTitle,
  listName,
  listPath,
  children,
}: Props<Item>) => {
  const { id } = useParams();
  // Opened again, it is another form: a refused change leads back to what was typed in it.
  const key = usePageKey();
  const item = useItemPassedAlong(name.toLowerCase(), schema);
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
      <PageHeader title={titles.edit(name)} />
      {item?._id === id ? (
        <Fragment key={`${id} ${key}`}>{children(item)}</Fragment>
      ) : (
        <EmptyState
          title={`${name} not found. Please navigate from the ${listName}.`}
          action={
            <Button component={Link} to={listPath}>
              To the {listName}
            </Button>
          }
        />
      )}
    </Column>
  );
};

/** The router's state survives reloads in the browser's history, so it is parsed. */
const useItemPassedAlong = <Item,>(key: string, schema: z.ZodMiniType<Item>): Item | undefined => {
  const { state } = useLocation();
  const passed = z.object({ [key]: schema }).safeParse(state);
  return passed.data?.[key];
};
