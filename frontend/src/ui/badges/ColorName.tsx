import type { CSSProperties } from 'react';
import classes from './ColorName.module.css';

type Props = { readonly color: string; readonly name: string };

export const ColorName = ({ color, name }: Props) => (
  <span className={classes.title}>
    <span
      className={classes.color}
      style={{ '--color': color } as CSSProperties}
      aria-hidden="true"
    />
    <span className={classes.name}>{name}</span>
  </span>
);
