import { i18n } from '#shared/language/i18n.ts';
import { readPercent } from '../format/percent.ts';
import { TypedNumber } from './TypedNumber.tsx';

type Props = {
  readonly name: string;
  readonly percent: number;
  readonly onProgress: (percent: number) => void;
};

export const ProgressField = ({ name, percent, onProgress }: Props) => (
  <TypedNumber
    label={i18n.t('Progress of {name} in percent', { name })}
    title={i18n.t('Set the progress')}
    value={percent}
    shown={i18n.t('{percent}%', { percent })}
    read={readPercent}
    wrong={i18n.t('Progress must be a whole number from 0 to 100')}
    onValue={onProgress}
  />
);
