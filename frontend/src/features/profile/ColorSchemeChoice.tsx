import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import classes from './Preferences.module.css';

const choices: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Keeps transitions: to suppress them Mantine would write a style element, which the CSP forbids. */
export const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <fieldset className={classes.schemes}>
      <legend>Colour scheme</legend>
      <div className={classes.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name="color-scheme"
              className="visually-hidden"
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
