import { browserTimeZone } from '../../data/browserTimeZone.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
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
