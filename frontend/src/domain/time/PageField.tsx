import { i18n } from '#shared/language/i18n.ts';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import type { Place } from './timeForm.ts';

type Props = Omit<Parameters<typeof NumberField>[0], 'min' | 'max'> & { readonly place: Place };

export const PageField = ({ place: { pages }, ...input }: Props) => (
  <NumberField
    label={i18n.t('Page')}
    description={i18n.t('{pages, plural, one {Of # page.} other {Of # pages.}}', { pages })}
    min={0}
    max={pages}
    {...input}
  />
);
