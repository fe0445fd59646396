import { Button } from '@mantine/core';
import classes from './Chart.module.css';

/** In the place of a drawing whose code could not be loaded; its numbers are there. */
export const PlotFailed = ({ retry }: { readonly retry: () => void }) => (
  <div className={classes.failed}>
    <p>The chart could not be loaded.</p>
    <Button variant="default" size="xs" onClick={retry}>
      Try again
    </Button>
  </div>
);
