import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { ownerOptions, unknownOwner, useOwners } from '../areas/owners.ts';

type Props = Pick<NativeSelectProps, 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  readonly value?: string;
};

/** Lets the person choose the skill, resource or project that a takeaway is about. */
export const AboutField = ({ value = '', ...input }: Props) => {
  const owners = useOwners();
  const groups = ownerOptions(owners);
  const isListed = groups.some(({ items }) => items.some((item) => item.value === value));
  return (
    <NativeSelect
      label={i18n.t('About')}
      value={value}
      data={[
        { value: '', label: i18n.t('Nothing in particular') },
        // The chosen item stays chosen while its list loads.
        ...(value === '' || isListed ? [] : [{ value, label: unknownOwner(owners) }]),
        ...groups,
      ]}
      {...input}
    />
  );
};
