import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import classes from './ManySelect.module.css';

/** The list shows at most this many options. Typing finds the others. */
const LISTED = 100;

const names = {
  input: classes.input ?? '',
  inputField: classes.type ?? '',
  options: classes.options ?? '',
  option: classes.option ?? '',
  groupLabel: classes.group ?? '',
  pill: classes.pill ?? '',
};

/** Mantine's MultiSelect. Once `maxValues` items are chosen, the list stays closed. */
export const SearchableSelect = (props: MultiSelectProps) => {
  const [isOpen, setOpen] = useState(false);
  const isFull = (props.value?.length ?? 0) >= (props.maxValues ?? Number.POSITIVE_INFINITY);
  if (isFull && isOpen) setOpen(false);
  return (
    <MultiSelect
      dropdownOpened={isOpen && !isFull}
      onDropdownOpen={() => setOpen(!isFull)}
      onDropdownClose={() => setOpen(false)}
      searchable
      limit={LISTED}
      hidePickedOptions
      withScrollArea={false}
      classNames={names}
      comboboxProps={{ withinPortal: false }}
      {...props}
    />
  );
};
