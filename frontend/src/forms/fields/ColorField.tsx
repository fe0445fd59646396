import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { inkOn } from '../../ui/badges/colorInk.ts';
import classes from './ColorField.module.css';

const swatches = (): readonly (readonly [color: string, name: string])[] => [
  ['#4caf50', i18n.t('Green')],
  ['#00897b', i18n.t('Teal')],
  ['#2196f3', i18n.t('Blue')],
  ['#5c6bc0', i18n.t('Indigo')],
  ['#9c27b0', i18n.t('Purple')],
  ['#e91e63', i18n.t('Pink')],
  ['#e53935', i18n.t('Red')],
  ['#fb8c00', i18n.t('Orange')],
  ['#fdd835', i18n.t('Yellow')],
  ['#8d6e63', i18n.t('Brown')],
  ['#607d8b', i18n.t('Slate')],
];

type Props = {
  /** As #rrggbb. The form sets it. */
  readonly value?: string;
  readonly onChange?: (color: string) => void;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
};

/** A choice of colours that are easy to tell apart, or any other colour. */
export const ColorField = ({ value = '', onChange, error, ...input }: Props) => {
  const name = useId();
  const offered = swatches();
  const isOwn = offered.every(([color]) => color !== value);
  return (
    <fieldset className={classes.field}>
      <legend>{i18n.t('Colour')}</legend>
      <div className={classes.choices}>
        {offered.map(([color, label], index) => (
          <label
            key={color}
            className={classes.swatch}
            style={{ '--color': color, '--ink': inkOn(color) } as CSSProperties}
            title={label}
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              aria-label={label}
              data-path={index === 0 ? input['data-path'] : undefined}
              onChange={() => onChange?.(color)}
            />
            {color === value && <IconCheck size={18} stroke={3} aria-hidden="true" />}
          </label>
        ))}
        <label className={classes.free}>
          {isOwn ? i18n.t('Custom colour') : i18n.t('Other')}
          <input
            type="color"
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </label>
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
};
