import { type ReactNode, useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './ScaleField.module.css';

type Props = {
  readonly label: string;
  readonly required?: boolean;
  /** The labels of the steps 1 to 5. */
  readonly labels: readonly string[];
  /**
   * The person's own texts for the steps. The keys are '1' to '5'. The text of the chosen step is shown below the steps. Before a
   * step is chosen, the text of the last rating is shown.
   */
  readonly meanings?: Meanings | undefined;
  /** The last rating, 1 to 5. A line above the steps shows it, but its step is not preselected. */
  readonly last?: number | undefined;
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
};

type Meanings = Readonly<Partial<Record<string, string>>>;

/** A choice from 1 to 5. It is a group of radios, so arrow keys work. */
export const ScaleField = (props: Props) => {
  const { label, required = false, labels, meanings = {}, last, error, ...input } = props;
  const name = useId();
  const notes = [last && `${name}-last`, error && `${name}-error`].filter(Boolean).join(' ');
  const meaningId = (step: string) => `${name}-meaning-${step}`;
  return (
    <fieldset aria-describedby={notes || undefined}>
      <legend className={classes.legend}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {last && (
        <p id={`${name}-last`} className={classes.last}>
          {i18n.t('Last time: {step} {label}', { step: last, label: labels[last - 1] ?? '' })}
        </p>
      )}
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
              aria-describedby={meanings[index + 1] ? meaningId(String(index + 1)) : undefined}
              onChange={(event) => input.onChange(event.currentTarget.value)}
            />
            <span className={classes.number}>{index + 1}</span>
            <span className={classes.text}>{text}</span>
          </label>
        ))}
      </div>
      <Meanings meanings={meanings} shownFor={input.value || String(last ?? '')} idOf={meaningId} />
      {error && (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

type MeaningsProps = {
  readonly meanings: Meanings;
  /** The step whose text is shown; '' shows none. */
  readonly shownFor: string;
  readonly idOf: (step: string) => string;
};

/** Shows the text of one step. The other texts are hidden, but still describe their steps to screen readers. */
const Meanings = ({ meanings, shownFor, idOf }: MeaningsProps) => {
  const all = Object.entries(meanings);
  if (all.length === 0) return null;
  return (
    <div className={classes.meanings}>
      {all.map(([step, text]) => (
        <p key={step} id={idOf(step)} dir="auto" hidden={step !== shownFor}>
          {text}
        </p>
      ))}
    </div>
  );
};
