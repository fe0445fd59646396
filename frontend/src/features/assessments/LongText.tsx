import { useState } from 'react';
import classes from './Assessment.module.css';

/** About how many characters and lines fit without being cut. */
const SHORT = 180;
const FEW_LINES = 4;

const isLong = (text: string): boolean =>
  text.length > SHORT || text.split('\n').length > FEW_LINES;

/** A text with a heading; a long one is collapsed. */
export const LongText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.part}>
      <h3>{label}</h3>
      <p className={classes.text} data-cut={(isLong(text) && !open) || undefined}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-label={
            open
              ? `Show less of the ${label.toLowerCase()}`
              : `Show all of the ${label.toLowerCase()}`
          }
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
};
