import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import classes from './ManySelect.module.css';

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

/** A choice of several items by name, which typing finds. */
export const ManySelect = (props: MultiSelectProps) => (
  <MultiSelect
    searchable
    limit={LISTED}
    hidePickedOptions
    withScrollArea={false}
    classNames={names}
    comboboxProps={{ withinPortal: false }}
    {...props}
  />
);
