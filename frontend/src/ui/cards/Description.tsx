import classes from './Description.module.css';

/** The first three lines of a text on a card; renders nothing for an empty one. */
export const Description = ({ text }: { readonly text: string }) =>
  text ? <p className={classes.description}>{text}</p> : null;
