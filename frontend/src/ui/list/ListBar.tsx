import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconFilter,
  IconSearch,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './ListBar.module.css';
import type { ListView } from './useListSearch.ts';

type Chosen<V extends string> = Omit<ChoiceProps<V>, 'label'>;

export type ListBarProps<F extends string, S extends string> = {
  readonly shown?: ReactNode;
  readonly isFiltered?: boolean;
  readonly filter?: Chosen<F>;
  readonly sort?: Chosen<S>;
  readonly view: Omit<ListView<object>, 'matches'>;
  /** 'Search resources' */
  readonly searchLabel: string;
};

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** The sticky bar above a list, with its filter and order. For long lists, also a search, facets and layouts. */
export const ListBar = <F extends string, S extends string>(props: ListBarProps<F, S>) => {
  const { shown, isFiltered = false, filter, sort, view, searchLabel } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = view.facets.filter(({ value }) => value !== '');
  if (!view.isOffered && !filter && !sort) return null;
  return (
    <div className={classes.bar} data-list-bar={true} data-search={view.isOffered || undefined}>
      {view.isOffered && (
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<IconSearch {...icon} />}
          value={view.query}
          onChange={(event) => view.type(event.currentTarget.value)}
          onBlur={view.flush}
        />
      )}
      {shown && (
        <p className={classes.shown} aria-live="polite" data-filtered={isFiltered || undefined}>
          {shown}
        </p>
      )}
      {filter && <Choice label={i18n.t('Filter')} icon={IconFilter} {...filter} />}
      {sort && <Choice label={i18n.t('Sort')} icon={IconArrowsSort} {...sort} />}
      {view.isOffered && (
        <Button
          variant="default"
          px="sm"
          classNames={{ label: classes.moreLabel, section: classes.moreIcon }}
          leftSection={<IconAdjustmentsHorizontal {...icon} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {moreLabel(view.facets.length > 0, chosen.length)}
        </Button>
      )}
      {chosen.length > 0 && (
        <ul className={classes.chips}>
          {chosen.map(({ name, label, value, labelOf = String }) => (
            <li key={name}>
              <button
                type="button"
                className={classes.chip}
                aria-label={i18n.t('Remove the filter {label}: {value}', {
                  label,
                  value: labelOf(value),
                })}
                onClick={() => view.choose(name, '')}
              >
                <span dir="auto">{labelOf(value)}</span>
                <IconX {...icon} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {view.isOffered && (
        <div id={id} className={classes.rest} hidden={!isOpen}>
          {view.facets.map(({ name, label, values, value, labelOf }) => (
            <Choice
              key={name}
              label={label}
              value={value}
              options={['', ...values]}
              labelOf={labelOf}
              onChange={(next) => view.choose(name, next)}
            />
          ))}
          <Choice
            label={i18n.t('Layout')}
            value={view.isCompact ? 'compact' : 'cards'}
            options={{ cards: i18n.t('Cards'), compact: i18n.t('Compact') }}
            onChange={view.setLayout}
          />
        </div>
      )}
    </div>
  );
};

const moreLabel = (hasFacets: boolean, chosen: number): string => {
  const what = hasFacets ? i18n.t('Filters') : i18n.t('Layout');
  return chosen > 0 ? `${what} (${chosen})` : what;
};

export const Choices = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.choices}>{children}</div>
);

type ChoiceProps<V extends string> = {
  /** 'Filter', 'Sort'. */
  readonly label: string;
  /** Replaces the label on a phone or tablet. */
  readonly icon?: TablerIcon;
  readonly value: V;
  /**
   * The values in order. An object gives each value its label. In a list, `labelOf` gives the label, or else the
   * value is its own label. The value '' is labelled 'All'.
   */
  readonly options: Readonly<Record<V, string>> | readonly V[];
  /** Returns the label of a value, if `options` is a list. */
  readonly labelOf?: ((value: V) => string) | undefined;
  readonly onChange: (value: V) => void;
};

/** A select for a few values, with its label next to it. */
export const Choice = <V extends string>(props: ChoiceProps<V>) => {
  const { label, icon: Icon, value, options, labelOf, onChange } = props;
  const id = useId();
  return (
    <div className={classes.choice} data-icon={Icon && true}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value}
        data={optionsOf(options, labelOf)}
        leftSection={Icon && <Icon {...icon} />}
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
