import { NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './ListBar.module.css';

type Chosen<V extends string> = Omit<ChoiceProps<V>, 'label'>;

type Props<F extends string, S extends string> = {
  /** How many items are shown. */
  readonly shown: ReactNode;
  readonly filter: Chosen<F>;
  readonly sort: Chosen<S>;
};

/** The bar above a list, with filter and order. */
export const ListBar = <F extends string, S extends string>({
  shown,
  filter,
  sort,
}: Props<F, S>) => (
  <div className={classes.bar}>
    <p className={classes.shown} aria-live="polite">
      {shown}
    </p>
    <Choices>
      <Choice label={i18n.t('Filter')} {...filter} />
      <Choice label={i18n.t('Sort')} {...sort} />
    </Choices>
  </div>
);

/** Several Choices beside each other. */
export const Choices = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.choices}>{children}</div>
);

type ChoiceProps<V extends string> = {
  /** 'Filter', 'Sort'. */
  readonly label: string;
  readonly value: V;
  /**
   * The label of each value, in order; or only the values, labelled by `labelOf` if given, else by themselves. The
   * value '' gets the label 'All'.
   */
  readonly options: Readonly<Record<V, string>> | readonly V[];
  /** The label of a value in a list of values. Without it, values are their own labels. */
  readonly labelOf?: ((value: V) => string) | undefined;
  readonly onChange: (value: V) => void;
};

/** A choice of a few values, with its label beside it. */
export const Choice = <V extends string>(props: ChoiceProps<V>) => {
  const { label, value, options, labelOf, onChange } = props;
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value}
        data={optionsOf(options, labelOf)}
        onChange={(event) => onChange(event.currentTarget.value as V)}
      />
    </div>
  );
};

const optionsOf = <V extends string>(
  options: ChoiceProps<V>['options'],
  labelOf: (value: V) => string = (value) => value,
) =>
  Array.isArray(options)
    ? options.map((value) => ({ value, label: value ? labelOf(value) : i18n.t('All') }))
    : Object.entries<string>(options).map(([value, label]) => ({ value, label }));
