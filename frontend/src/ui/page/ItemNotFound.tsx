import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import { PageHeader } from './PageHeader.tsx';

type Props = Pick<EmptyStateProps, 'title' | 'text'> & {
  readonly pageTitle: string;
  readonly list: string;
  readonly toList: string;
};

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
