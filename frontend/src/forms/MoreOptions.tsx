import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { same } from './formValues.ts';
import classes from './MoreOptions.module.css';
import type { Inputs } from './useForm.ts';

type Props<Values extends Record<string, unknown>> = {
  readonly form: Inputs<Values>;
  /** The initial values of a new item. If one of the fields has another value, all are shown from the start. */
  readonly unset: Values;
  readonly fields: readonly (keyof Values & string)[];
  /** The button's label. By default 'More options' or 'Fewer options'. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A button that shows rarely used fields. They are shown anyway if one has a value or an error. */
export const MoreOptions = <Values extends Record<string, unknown>>({
  form,
  unset,
  fields,
  label,
  children,
}: Props<Values>) => {
  const [isOpen, setOpen] = useState(() =>
    fields.some((field) => !same(form.values[field], unset[field])),
  );
  const id = useId();
  // The fields stay open while the person corrects the error.
  const wrong = Object.keys(form.errors).map((path) => path.split('.')[0]);
  if (!isOpen && fields.some((field) => wrong.includes(field))) setOpen(true);

  return (
    <>
      <Button
        className={classes.button ?? ''}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        rightSection={<IconChevronDown size={16} stroke={2} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {label ?? (isOpen ? i18n.t('Fewer options') : i18n.t('More options'))}
      </Button>
      {isOpen && (
        <div id={id} className={classes.fields}>
          {children}
        </div>
      )}
    </>
  );
};
