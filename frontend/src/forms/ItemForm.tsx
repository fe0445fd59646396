import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../ui/feedback/Banner.tsx';
import classes from './ItemForm.module.css';

type Props = {
  /** Why it could not be saved. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** 'Add Habit', 'Save changes'. */
  readonly submit: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Where Cancel leads. */
  readonly back: string;
  readonly children: ReactNode;
};

/** The page-wide form of a habit, skill ...: an error box above, Cancel and Save below. */
export const ItemForm = ({ failure, busy, submit, onSubmit, back, children }: Props) => (
  <form className={classes.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
    {failure && <Banner tone="bad">{failure}</Banner>}
    {children}
    <div className={classes.actions}>
      <Button component={Link} to={back} variant="default">
        Cancel
      </Button>
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving...' : submit}
      </Button>
    </div>
  </form>
);

/** Fields side by side where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
