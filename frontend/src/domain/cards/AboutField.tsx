import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { ownerAreas } from '#shared/notes/model.ts';
import { areaLabels } from '../areas/areaLabels.ts';
import { useOwners } from '../areas/useOwners.ts';
import { aboutKey } from './cardForm.ts';

type Props = Pick<NativeSelectProps, 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  readonly value?: string;
};

/** Lets the person choose the skill, resource or project that a takeaway is about. */
export const AboutField = ({ value = '', ...input }: Props) => {
  const owners = useOwners();
  const isListed = value === '' || owners.some((owner) => aboutKey(owner) === value);
  return (
    <NativeSelect label={i18n.t('About')} value={value} {...input}>
      <option value="">{i18n.t('Nothing in particular')}</option>
      {ownerAreas.map((area) => {
        const items = owners.filter((owner) => owner.area === area);
        return (
          items.length > 0 && (
            <optgroup key={area} label={areaLabels[area]()}>
              {items.map((owner) => (
                <option key={owner.id} value={aboutKey(owner)} dir="auto">
                  {owner.name}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
      {/* The chosen item stays chosen while its list loads. */}
      {!isListed && <option value={value}>{i18n.t('Not loaded')}</option>}
    </NativeSelect>
  );
};
