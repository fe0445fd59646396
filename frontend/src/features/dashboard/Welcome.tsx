import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import classes from './Dashboard.module.css';

/** The first step, for a person without any data. */
export const Welcome = ({ name }: { readonly name: string }) => (
  <div className={classes.welcome}>
    <EmptyState
      title={`Lay the first stone, ${name}`}
      text="A cairn grows stone by stone. Start with one small habit that you can tick off today, or with a skill you want to grow. Your stats start here."
      action={
        <div className={classes.steps}>
          <Button component={Link} to={paths.habitAdd}>
            Add your first habit
          </Button>
          <Button component={Link} to={paths.skillAdd} variant="default">
            Add your first skill
          </Button>
        </div>
      }
    />
  </div>
);
