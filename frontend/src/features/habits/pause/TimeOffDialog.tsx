import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { type Day, FIRST_DAY, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { type Pause, pauseOn, setPause } from '#shared/pauses/pauses.ts';
import { type Explained, sentenceOf } from '#shared/reasons.ts';
import { FieldPair } from '../../../forms/Form.tsx';
import { Modal } from '../../../ui/overlay/Dialog.tsx';
import { formatPause } from '../format/timeOff.ts';
import classes from './TimeOffDialog.module.css';

type Props = {
  readonly title: string;
  /** A sentence about what the pause or vacation does. */
  readonly text: string;
  readonly thing: 'pause' | 'vacation';
  readonly pauses: readonly Pause[];
  readonly today: Day;
  /** The first day of a new pause or vacation, unless the person changes it. */
  readonly first: Day;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSet: (from: Day, setting: PauseSetting) => void;
  /** Ends the pause or vacation that contains `from`. Its last day is the day before `from`. */
  readonly onEnd: (from: Day) => void;
};

/** The pauses of a habit or the vacations of a person, with a form for a new one. */
export const TimeOffDialog = ({ title, isOpen, onClose, onSet, onEnd, ...props }: Props) => {
  const chosen = useRef<() => void>(undefined);
  const thenClose =
    <A extends readonly unknown[]>(run: (...given: A) => void) =>
    (...given: A) => {
      chosen.current = () => run(...given);
      onClose();
    };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      // Runs after the focus has returned to its previous place. A habit that then leaves Today can pass the focus to
      // another habit.
      onExitTransitionEnd={() => {
        chosen.current?.();
        chosen.current = undefined;
      }}
      title={title}
      size={480}
    >
      <TimeOffForm {...props} onSet={thenClose(onSet)} onEnd={thenClose(onEnd)} />
    </Modal>
  );
};

const TimeOffForm = ({
  text,
  thing,
  pauses,
  today,
  first,
  onSet,
  onEnd,
}: Omit<Props, 'title' | 'isOpen' | 'onClose'>) => {
  const [changed, setChanged] = useState(() => pauseOn(pauses, today));
  const [from, setFrom] = useState(changed?.from ?? first);
  const [to, setTo] = useState(changed?.to ?? '');
  const [problem, setProblem] = useState<Explained & { readonly field: string }>();

  const change = (pause: Pause | undefined) => {
    setChanged(pause);
    setFrom(pause?.from ?? first);
    setTo(pause?.to ?? '');
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDay(from)) {
      setProblem({ field: 'from', message: i18n.t('Choose the first day') });
      return;
    }
    const setting: PauseSetting = {
      to: to === '' ? null : to,
      ...(changed && { instead: { from: changed.from, to: changed.to ?? null } }),
    };
    const after = setPause(pauses, from, setting);
    if ('problem' in after) setProblem(after.problem);
    else onSet(from, setting);
  };
  const errorOf = (field: string) => (problem?.field === field ? sentenceOf(problem) : undefined);
  return (
    <>
      <form noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.text}>{text}</p>
        <FieldPair>
          <TextInput
            type="date"
            label={i18n.t('First day')}
            min={FIRST_DAY}
            value={from}
            error={errorOf('from')}
            data-autofocus
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={i18n.t('Last day')}
            description={i18n.t('Leave empty for no end.')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={from}
            value={to}
            error={errorOf('to')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </FieldPair>
        <div className={classes.actions}>
          <Button type="submit">
            {changed
              ? i18n.t('Save')
              : i18n.t('{thing, select, vacation {Set vacation} other {Set pause}}', { thing })}
          </Button>
          {changed && (
            <Button variant="default" onClick={() => change(undefined)}>
              {i18n.t('{thing, select, vacation {Another vacation} other {Another pause}}', {
                thing,
              })}
            </Button>
          )}
        </div>
      </form>
      {pauses.length > 0 && (
        <ul
          className={classes.pauses}
          aria-label={i18n.t('{thing, select, vacation {All vacations} other {All pauses}}', {
            thing,
          })}
        >
          {pauses.toReversed().map((pause) => (
            <li key={pause.from} className={classes.pause}>
              <PauseWords pause={pause} today={today} />
              <div className={classes.actions}>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={i18n.t('Change: {span}', { span: formatPause(pause) })}
                  disabled={pause.from === changed?.from}
                  onClick={() => change(pause)}
                >
                  {i18n.t('Change')}
                </Button>
                {pauseOn([pause], today) && pause.from < today && (
                  <Button size="xs" variant="default" onClick={() => onEnd(today)}>
                    {i18n.t('End it today')}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={i18n.t('Delete: {span}', { span: formatPause(pause) })}
                  onClick={() => onEnd(pause.from)}
                >
                  {i18n.t('Delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** 'From 1 December 2026 to 9 December 2026', and whether the pause is over, current or planned. */
const PauseWords = ({ pause, today }: { readonly pause: Pause; readonly today: Day }) => {
  const isNow = pauseOn([pause], today) !== undefined;
  return (
    <p className={classes.words}>
      {formatPause(pause)}
      <span>
        {isNow ? i18n.t('Now') : pause.from > today ? i18n.t('Planned') : i18n.t('Ended')}
      </span>
    </p>
  );
};
