import { Button } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { messageOf } from '../../../data/client/ApiError.ts';
import { useAction } from '../../../data/client/useAction.ts';
import { storedDevice } from '../../../data/session/storedDevice.ts';
import { useThisDevice } from '../../../domain/reminders/useThisDevice.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { notificationHelp } from '../../../ui/feedback/notificationHelp.ts';
import classes from './Reminders.module.css';

type Props = {
  readonly onChanged: () => void;
};

type Outcome = { readonly tone: 'good' | 'bad'; readonly text: string };

export const ThisDevice = ({ onChanged }: Props) => {
  const { state, busy, turnOn, turnOff } = useThisDevice();
  const { run: test, busy: isTesting } = useAction(pushRoutes.testDevice);
  const [outcome, setOutcome] = useState<Outcome>();
  const show = (tone: Outcome['tone'], text: string) => setOutcome({ tone, text });
  const change = async (job: () => Promise<void>) => {
    setOutcome(undefined);
    try {
      await job();
    } catch (error) {
      show('bad', (error as Error).message);
    }
    onChanged();
  };
  const send = async () => {
    const id = storedDevice.get()?.id;
    if (id === undefined) return;
    setOutcome(undefined);
    try {
      await test({ params: { id } });
      show(
        'good',
        i18n.t(
          'Sent. The notification should appear within seconds. If it does not, check the notification settings of this device.',
        ),
      );
    } catch (error) {
      show('bad', messageOf(error, i18n.t('Failed to send the notification')));
      // If the push service no longer knows the device, the server has removed it.
      onChanged();
    }
  };
  return (
    <div className={classes.here}>
      {state === 'on' || state === 'off' ? (
        <>
          <p className={classes.state}>
            {state === 'on'
              ? i18n.t('Reminders are on for this device.')
              : i18n.t(
                  'Reminders are off on this device. If you turn them on, your browser asks whether Cairn may send notifications.',
                )}
          </p>
          <div className={classes.actions}>
            {state === 'off' ? (
              <Button size="md" disabled={busy} onClick={() => void change(turnOn)}>
                {i18n.t('Turn on here')}
              </Button>
            ) : (
              <>
                <Button
                  size="md"
                  variant="default"
                  disabled={isTesting || busy}
                  onClick={() => void send()}
                >
                  {isTesting ? i18n.t('Sending...') : i18n.t('Send a test')}
                </Button>
                <Button
                  size="md"
                  variant="default"
                  disabled={busy}
                  onClick={() => void change(turnOff)}
                >
                  {i18n.t('Turn off here')}
                </Button>
              </>
            )}
          </div>
        </>
      ) : (
        <p className={classes.state}>{notificationHelp(state)}</p>
      )}
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
    </div>
  );
};
