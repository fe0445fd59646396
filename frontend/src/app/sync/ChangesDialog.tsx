import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { useIsReachable } from '../../data/client/reachability.ts';
import { useToday } from '../../data/days/useToday.ts';
import type { Change } from '../../data/outbox/change.ts';
import { usePersonData, useRefused, useUnsent } from '../../data/person/usePersonData.ts';
import { formatNearDay } from '../../ui/format/days.ts';
import { Modal } from '../../ui/overlay/Dialog.tsx';
import { useLastChange } from '../../ui/overlay/popups/lastChange.ts';
import classes from './ChangesDialog.module.css';
import { describeFailing } from './syncState.ts';
import { useBackToForm } from './useBackToForm.ts';
import { useIsFailing } from './useIsFailing.ts';

type Props = {
  readonly isOpen: boolean;
  /** 'Updated 3 minutes ago', or ''. */
  readonly age: string;
  readonly onClose: () => void;
};

/** The changes that are not saved yet. The person can discard, edit or retry a refused change. */
export const ChangesDialog = ({ isOpen, age, onClose }: Props) => {
  const waiting = useUnsent();
  const refused = useRefused();
  const isReachable = useIsReachable();
  const isFailing = useIsFailing();
  const { outbox } = usePersonData();
  const backToForm = useBackToForm();
  const last = useLastChange();
  return (
    <Modal opened={isOpen} onClose={onClose} title={i18n.t('Your changes')} size={560}>
      <p className={classes.state}>
        {describeState(isReachable, isFailing)}
        {age && ` ${age}.`}
      </p>
      {last && (
        <div className={classes.change}>
          <span className={classes.words}>{last.message}</span>
          <Button size="xs" variant="default" onClick={last.undo}>
            {i18n.t('Undo')}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <section aria-labelledby="refused-changes">
          <h3 id="refused-changes" className={classes.heading}>
            {i18n.t('Not saved')}
          </h3>
          <ul className={classes.list}>
            {refused.map((change) => (
              <li key={change.id} className={classes.change}>
                <div className={classes.words}>
                  <Line change={change} />
                  <span className={classes.why}>{change.refusal}</span>
                </div>
                <div className={classes.actions}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={i18n.t('Discard: {change}', { change: change.label })}
                    onClick={() => outbox.discard(change)}
                  >
                    {i18n.t('Discard')}
                  </Button>
                  {change.draft && (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={i18n.t('Edit: {change}', { change: change.label })}
                      onClick={() => {
                        onClose();
                        backToForm(change);
                      }}
                    >
                      {i18n.t('Edit')}
                    </Button>
                  )}
                  <Button
                    size="xs"
                    aria-label={i18n.t('Retry: {change}', { change: change.label })}
                    onClick={() => outbox.retry(change)}
                  >
                    {i18n.t('Retry')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-changes">
          <div className={classes.top}>
            <h3 id="waiting-changes">{i18n.t('Waiting to be saved')}</h3>
            <Button size="xs" variant="default" onClick={outbox.wake}>
              {i18n.t('Try now')}
            </Button>
          </div>
          <ul className={classes.list}>
            {waiting.map((change) => (
              <li key={change.id} className={classes.change}>
                <div className={classes.words}>
                  <Line change={change} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length + waiting.length === 0 && <p>{i18n.t('Everything is saved.')}</p>}
    </Modal>
  );
};

const describeState = (isReachable: boolean, isFailing: boolean): string => {
  if (!isReachable) {
    return i18n.t(
      'You are offline. Changes are kept on this device and sent once you are back online.',
    );
  }
  return isFailing ? describeFailing() : i18n.t('You are online.');
};

/** A change's label, with its day if that is not today. */
const Line = ({ change: { label, day } }: { readonly change: Change }) => {
  const today = useToday();
  return (
    <span>
      {label}{' '}
      {day !== today && (
        <span className={classes.day}>
          {i18n.t('(made on {day})', { day: formatNearDay(day, today) })}
        </span>
      )}
    </span>
  );
};
