import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import classes from './Form.module.css';
import type { Frame } from './useForm.ts';

export type FormProps = Frame & {
  /** The button's label. Missing if one of the fields contains the button. */
  readonly submit?: string;
  /** The button's label while busy: 'Logging in...'. */
  readonly submitting?: string;
  readonly actions?: ReactNode;
  /** Whether the button is as wide as the fields. */
  readonly wide?: boolean;
  /** The link of Cancel, if the form is a page for one item. */
  readonly back?: Pick<LinkProps, 'to' | 'onClick'>;
  /** Discards the restored draft. Missing if no draft was restored. */
  readonly onDiscard?: (() => void) | undefined;
  /** Replaces the texts 'Draft restored.' and 'Discard', for example to offer a shared link instead of the draft. */
  readonly instead?: { readonly message: string; readonly label: string } | undefined;
  /** The name for screen readers, if there is no heading. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of every form: messages, the fields below each other, and the button. */
export const Form = (props: FormProps) => {
  const { ref, error, notice, busy, onSubmit, onDiscard, instead, label, children } = props;
  const { submit, submitting = i18n.t('Saving...'), actions, wide = false, back } = props;
  return (
    <form
      ref={ref}
      className={`${classes.form} ${back ? classes.page : ''} ${props.className ?? ''}`}
      noValidate
      onSubmit={onSubmit}
      data-kept={props.isKept || undefined}
      aria-label={label}
      aria-busy={busy}
    >
      {error && <Banner tone="bad">{error}</Banner>}
      {notice && !error && <Banner tone={busy ? 'neutral' : 'good'}>{notice}</Banner>}
      {onDiscard && (
        <div role="status" className={classes.draft} data-long={instead ? true : undefined}>
          {instead?.message ?? i18n.t('Draft restored.')}
          <Button size="compact-sm" variant="subtle" onClick={onDiscard}>
            {instead?.label ?? i18n.t('Discard')}
          </Button>
        </div>
      )}
      {children}
      {submit && (
        <div className={classes.actions}>
          {back && (
            <Button component={Link} {...back} variant="default">
              {i18n.t('Cancel')}
            </Button>
          )}
          <Button type="submit" disabled={busy} fullWidth={wide} size={back ? 'sm' : 'md'}>
            {busy ? submitting : submit}
          </Button>
          {actions}
        </div>
      )}
    </form>
  );
};

/** Two fields, side by side if there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
