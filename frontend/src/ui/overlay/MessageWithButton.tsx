import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './Overlays.module.css';

type Props = ButtonProps & ComponentPropsWithoutRef<'button'> & { readonly message: string };

export const MessageWithButton = ({ message, ...button }: Props) => (
  <div className={classes.offer}>
    <span className={classes.words}>{message}</span>
    <Button size="compact-sm" variant="light" {...button} />
  </div>
);
