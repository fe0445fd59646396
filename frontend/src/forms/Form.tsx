import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../ui/feedback/Banner.tsx';
import classes from './Form.module.css';

export type FormProps = {
  /** The error box above the fields. */
  readonly error: string | null;
  /** A message above the fields. */
  readonly notice?: string | null | undefined;
  readonly busy: boolean;
  readonly submit: string;
  /** The button's label while busy: 'Logging in...'. */
  readonly submitting: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Called when a person starts to fill it in. */
  readonly onFocus?: () => void;
  /** Beside the submit button, e.g. Cancel. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Fields one below the other, an error box above, one button below. */
export const Form = ({
  error,
  notice,
  busy,
  submit,
  submitting,
  onSubmit,
  onFocus,
  actions,
  wide = false,
  children,
}: FormProps) => (
  <form className={classes.form} noValidate onSubmit={onSubmit} onFocus={onFocus} aria-busy={busy}>
    {error && <Banner tone="bad">{error}</Banner>}
    {notice && !error && <Banner tone="good">{notice}</Banner>}
    {children}
    <div className={classes.actions}>
      <Button type="submit" disabled={busy} fullWidth={wide} size="md">
        {busy ? submitting : submit}
      </Button>
      {actions}
    </div>
  </form>
);
