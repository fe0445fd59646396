import { useId } from 'react';
import classes from './CheckField.module.css';

type Props = {
  readonly label: string;
  /** A one-line explanation below the label. */
  readonly description?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly 'data-path'?: string;
};

export const CheckField = ({ label, description, checked, onChange, ...input }: Props) => {
  const id = useId();
  return (
    <label className={classes.field}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={description && id}
        data-path={input['data-path']}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        {label}
        {description && (
          <span id={id} className={classes.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
};
