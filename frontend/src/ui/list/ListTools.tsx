import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Choice } from './ListBar.tsx';
import classes from './ListTools.module.css';
import type { ListView } from './useListSearch.ts';

type Props = {
  readonly view: Omit<ListView<object>, 'matches'>;
  /** 'Search resources' */
  readonly searchLabel: string;
};

/** The tools above a long list: the search field, filters, and the layout. Renders nothing above a short list. */
export const ListTools = ({ view, searchLabel }: Props) => {
  const { facets } = view;
  const chosen = facets.filter(({ value }) => value !== '').length;
  const [isOpen, setOpen] = useState(false);
  const what = facets.length > 0 ? i18n.t('Filters') : i18n.t('Layout');
  const id = useId();
  if (!view.isOffered) return null;
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        className={classes.field ?? ''}
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={view.query}
        onChange={(event) => view.type(event.currentTarget.value)}
        onBlur={view.flush}
      />
      <Button
        className={classes.more ?? ''}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `${what} (${chosen})` : what}
      </Button>
      <div id={id} className={classes.choices} data-open={isOpen || undefined}>
        {facets.map(({ name, label, values, value, labelOf }) => (
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
    </div>
  );
};
