import { MultiSelect } from '@mantine/core';
import { i18n } from '../language/i18n.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { ReactNode } from 'react';
import { limits } from '#shared/core/fields.ts';
import { skills } from '#shared/skills/routes.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { useRoute } from '../data/cache/useRoute.ts';
import classes from './SkillsField.module.css';
import { skillOptions } from './skillOptions.ts';

/** How many are listed at once; typing finds the others. */
const LISTED = 100;

const names = {
  input: classes.input ?? '',
  inputField: classes.type ?? '',
  options: classes.options ?? '',
  option: classes.option ?? '',
  groupLabel: classes.group ?? '',
  pill: classes.pill ?? '',
};

type Props = {
  /** The item's skills, named even where the list of skills failed to load. */
  readonly current: readonly SkillTag[];
  readonly value?: string[];
  readonly defaultValue?: string[];
  readonly onChange?: (ids: string[]) => void;
  readonly error?: ReactNode;
};

/** A choice of any number of skills, by name. */
export const SkillsField = ({ current, ...input }: Props) => {
  const { data, isLoading } = useRoute(skills.list, {}, { isOptional: true });
  const options = skillOptions(current, data?.skills ?? []);
  return (
    <MultiSelect
      label={i18n.t('Related skills')}
      placeholder={options.length > 0 ? i18n.t('Choose skills') : undefined}
      data={options}
      searchable
      limit={LISTED}
      maxValues={limits.listItems}
      hidePickedOptions
      nothingFoundMessage={isLoading ? i18n.t('Loading...') : i18n.t('No skill with that name')}
      withScrollArea={false}
      classNames={names}
      comboboxProps={{ withinPortal: false }}
      {...input}
    />
  );
};
