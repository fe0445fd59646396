import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { browserTimeZone } from '../../data/browser/browserTimeZone.ts';
import { useRemembered } from '../../ui/browser/useRemembered.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { singleKeysKey } from '../../ui/keys/singleKeys.ts';
import classes from './Preferences.module.css';

/** The colour scheme and the shortcuts are stored in this browser. The time zone is sent with each request. */
export const Preferences = () => (
  <Card title={i18n.t('This Device')}>
    <div className={classes.list}>
      <ColorSchemeChoice />
      <SingleKeysChoice />
      <dl className={classes.zone}>
        <dt>{i18n.t('Time zone')}</dt>
        <dd>
          {browserTimeZone()}
          <p className={classes.hint}>
            {i18n.t('Your days begin and end in this time zone. It follows your device’s clock.')}
          </p>
        </dd>
      </dl>
    </div>
  </Card>
);

/**
 * Changes the scheme without suppressing transitions. To suppress them, Mantine would write a style element, which the
 * CSP forbids.
 */
const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Radios
      legend={i18n.t('Colour scheme')}
      choices={[
        ['auto', i18n.t('System')],
        ['light', i18n.t('Light')],
        ['dark', i18n.t('Dark')],
      ]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
};

const SingleKeysChoice = () => {
  const [kept, keep] = useRemembered(singleKeysKey);
  return (
    <Radios
      legend={i18n.t('Keyboard shortcuts')}
      hint={i18n.t('Single keys such as j, x and ?. Shortcuts with Ctrl or Cmd always work.')}
      choices={[
        ['on', i18n.t('On')],
        ['off', i18n.t('Off')],
      ]}
      value={kept === 'off' ? 'off' : 'on'}
      onChange={keep}
    />
  );
};

type RadiosProps<Value> = {
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

const Radios = <Value extends string>(props: RadiosProps<Value>) => {
  const { legend, hint, choices, value: chosen, onChange } = props;
  const id = useId();
  return (
    <fieldset className={classes.radios} aria-describedby={hint && id}>
      <legend>{legend}</legend>
      <div className={classes.choices}>
        {choices.map(([value, label]) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={legend}
              className="visually-hidden"
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className={classes.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
};
