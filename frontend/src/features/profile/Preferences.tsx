import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { browserTimeZone } from '../../data/days/browserTimeZone.ts';
import { Card } from '../../ui/cards/Card.tsx';
import classes from './Preferences.module.css';

/** Settings of this device; nothing here is sent anywhere. */
export const Preferences = () => (
  <Card title="This Device">
    <div className={classes.list}>
      <ColorSchemeChoice />
      <dl className={classes.zone}>
        <dt>Time zone</dt>
        <dd>
          {browserTimeZone()}
          <p className={classes.hint}>
            Your days begin and end in this time zone. It follows the clock of your device.
          </p>
        </dd>
      </dl>
    </div>
  </Card>
);

const choices: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Keeps transitions: to suppress them Mantine would write a style element, which the CSP forbids. */
const ColorSchemeChoice = () => {
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
