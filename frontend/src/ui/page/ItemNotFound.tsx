import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import { PageHeader } from './PageHeader.tsx';

type Props = Pick<EmptyStateProps, 'title' | 'text'> & {
  readonly pageTitle: string;
  /** The path of the list to choose another item from. */
  readonly list: string;
  readonly toList: string;
};

/** A page whose item does not exist, with a link to the list of items. */
export const ItemNotFound = ({ pageTitle, list, toList, ...explanation }: Props) => (
  <>
    <PageHeader title={pageTitle} />
    <EmptyState
      {...explanation}
      action={
        <Button component={Link} to={list}>
          {toList}
        </Button>
      }
    />
  </>
);
