import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { inkOn } from '../ui/cards/colorInk.ts';
import classes from './ColorField.module.css';

const swatches: readonly (readonly [color: string, name: string])[] = [
  ['#4caf50', 'Green'],
  ['#00897b', 'Teal'],
  ['#2196f3', 'Blue'],
  ['#5c6bc0', 'Indigo'],
  ['#9c27b0', 'Purple'],
  ['#e91e63', 'Pink'],
  ['#e53935', 'Red'],
  ['#fb8c00', 'Orange'],
  ['#fdd835', 'Yellow'],
  ['#8d6e63', 'Brown'],
  ['#607d8b', 'Slate'],
];

type Props = {
  /** #rrggbb; given by the form's own props. */
  readonly value?: string;
  readonly onChange?: (color: string) => void;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
};

/** A choice of well distinguishable colours, or any other. */
export const ColorField = ({ value = '', onChange, error, ...input }: Props) => {
  const name = useId();
  const isOwn = swatches.every(([color]) => color !== value);
  return (
    <fieldset className={classes.field}>
      <legend>Colour</legend>
      <div className={classes.choices}>
        {swatches.map(([color, label], index) => (
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
          {isOwn ? 'Custom colour' : 'Other'}
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
