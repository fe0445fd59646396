import { type ReactNode, useId } from 'react';
import classes from './ScaleField.module.css';

type Props = {
  readonly label: string;
  readonly required?: boolean;
  /** The labels of 1 to 5. */
  readonly labels: readonly string[];
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
};

/** A choice from 1 to 5; a group of radios, so arrow keys work. */
export const ScaleField = ({ label, required = false, labels, error, ...input }: Props) => {
  const name = useId();
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes.legend}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={classes.steps}>
        {labels.map((text, index) => (
          <label key={text} className={classes.step}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              required={required}
              checked={input.value === String(index + 1)}
              data-path={index === 0 ? input['data-path'] : undefined}
              onChange={(event) => input.onChange(event.currentTarget.value)}
            />
            <span className={classes.number}>{index + 1}</span>
            <span className={classes.text}>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
