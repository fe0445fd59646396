import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { type FormEvent, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { choicesOf, stopForMinutes } from '#shared/timer/forgotten.ts';
import { maxTypedMinutes, minLogged, minute } from '#shared/timer/limits.ts';
import { serverNow } from '../../../data/client/serverClock.ts';
import { DurationField } from '../../../forms/fields/DurationField.tsx';
import { readDuration } from '../../../forms/fields/duration.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import type { CurrentTimer } from '../useTimer.ts';
import type { TimerActions } from '../useTimerActions.ts';
import { elapsedOf, formatInstant } from './clock.ts';
import classes from './ForgottenDialog.module.css';

type Props = {
  readonly current: CurrentTimer;
  readonly actions: TimerActions;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks how much time to log after nobody answered "Still on Rust?". Logs nothing until the person chooses. */
export const ForgottenDialog = ({ isOpen, onClose, ...props }: Props) => {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={i18n.t('How long were you on {name}?', { name: props.current.name })}
      size={440}
    >
      <ChoiceForm {...props} onClose={onClose} />
    </Modal>
  );
};

type Choice = 'untilSeen' | 'all' | 'typed' | 'discard';

const durationOf = (length: number): string =>
  length < minLogged ? i18n.t('nothing') : formatMinutes(length / minute);

const ChoiceForm = ({ current: { session }, actions, onClose }: Omit<Props, 'isOpen'>) => {
  const [now] = useState(serverNow);
  const { untilSeen, all } = choicesOf(session, now);
  // If the default would log nothing, the form starts with a typed time instead.
  const [choice, setChoice] = useState<Choice>(
    untilSeen.length < minLogged ? 'typed' : 'untilSeen',
  );
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = choice === 'typed' ? stopForTyped() : choice === 'all' ? all.at : untilSeen.at;
    if (at === undefined) {
      const max = Math.min(maxTypedMinutes, Math.floor(elapsedOf(session, now) / minute));
      return setError(
        i18n.t('Type a time of up to {duration}, which is how long it ran', {
          duration: formatMinutes(max),
        }),
      );
    }
    onClose();
    if (choice === 'discard') actions.discard();
    else actions.stop(at);
  };
  const stopForTyped = () =>
    stopForMinutes(session, Number(readDuration(typed, 'minutes') || Number.NaN), now);

  return (
    <form onSubmit={submit} noValidate>
      <Radio.Group
        value={choice}
        onChange={(value) => setChoice(value as Choice)}
        label={i18n.t('Nothing is logged until you choose')}
      >
        <div className={classes.choices}>
          <Radio
            value="untilSeen"
            label={i18n.t('Until you were last seen, {time}: {duration}', {
              time: formatInstant(untilSeen.at, now),
              duration: durationOf(untilSeen.length),
            })}
          />
          <Radio
            value="all"
            label={i18n.t('All of it: {duration}', { duration: durationOf(all.length) })}
          />
          <Radio value="typed" label={i18n.t('Another time')} />
          {choice === 'typed' && (
            <DurationField
              unit="minutes"
              className={classes.typed}
              aria-label={i18n.t('How long')}
              placeholder={i18n.t('Minutes, e.g. 45 or 1h 30m')}
              value={typed}
              error={error}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <Radio value="discard" label={i18n.t('Nothing: discard the timer')} />
        </div>
      </Radio.Group>
      <div className={classes.buttons}>
        <Button type="submit">
          {choice === 'discard' ? i18n.t('Discard the timer') : i18n.t('Stop and log it')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            onClose();
            actions.update();
          }}
        >
          {i18n.t('I am still on it')}
        </Button>
      </div>
    </form>
  );
};
