import { TextInput, type TextInputProps } from '@mantine/core';
import { type DurationUnit, describeDuration, readDuration } from './duration.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue'> & {
  readonly unit: DurationUnit;
  /** As it was typed; given by the form's own props. */
  readonly value?: string | number;
};

/** Hours or minutes, as one writes them: '1:30', '90 min', '1.5 h'. Says what it understood. */
export const DurationField = ({ unit, value = '', description, ...input }: Props) => {
  const read = readDuration(value, unit);
  const understood = read !== '' && read > 0 ? `= ${describeDuration(read, unit)}` : '';
  return (
    <TextInput
      {...input}
      value={String(value)}
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
