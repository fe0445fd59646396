import { type MultiSelectProps, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';

const SearchableSelect = lazyPart(
  async () => (await import('./SearchableSelect.tsx')).SearchableSelect,
);

/** A field to choose several items by name, with a filter. While its code loads, a disabled field takes its place. */
export const ManySelect = (props: MultiSelectProps) => {
  const { label, description, placeholder } = props;
  return (
    <Suspense fallback={<TextInput disabled {...{ label, description, placeholder }} />}>
      <SearchableSelect {...props} />
    </Suspense>
  );
};
