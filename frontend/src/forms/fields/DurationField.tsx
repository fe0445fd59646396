import { TextInput, type TextInputProps } from '@mantine/core';
import { type DurationUnit, describeDuration, readDuration } from './duration.ts';
import { writeNumber } from './number.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue'> & {
  readonly unit: DurationUnit;
  /** The typed text. The form sets it. */
  readonly value?: string | number;
};

/**
 * A field for a duration in any common style: '1:30', '90 min', '1.5 h'. Shows the duration that was understood, unless
 * it has the same figures as the input.
 */
export const DurationField = ({ unit, value = '', description, ...input }: Props) => {
  const read = readDuration(value, unit);
  const words = read !== '' && read > 0 ? describeDuration(read, unit) : '';
  const understood =
    words === '' || figuresOf(words) === figuresOf(writeNumber(value)) ? '' : `= ${words}`;
  return (
    <TextInput
      {...input}
      value={writeNumber(value)}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        understood && description ? (
          <>
            {understood} · {description}
          </>
        ) : (
          understood || description
        )
      }
    />
  );
};

/** The text without its last unit: '20 h' -> '20', '1 h 30 min' -> '1 h 30'. */
const figuresOf = (words: string): string => words.trim().replace(/\D+$/, '');
