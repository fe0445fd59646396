import { Button } from '@mantine/core';
import {
  IconCoffee,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { IconButton } from '../../../ui/cards/IconButton.tsx';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { useFreshDialog } from '../../../ui/overlay/useFreshDialog.tsx';
import { focusHeading } from '../../../ui/page/focusHeading.ts';
import { closePageQuestion, usePageQuestion } from '../pageQuestion.ts';
import type { CurrentTimer } from '../useTimer.ts';
import { type TimerActions, useTimerActions } from '../useTimerActions.ts';
import { Clock } from './Clock.tsx';
import { shownTime } from './clock.ts';
import { type Phase, usePhase } from './phase.ts';
import classes from './TimerLine.module.css';
import { type Break, useCountdown } from './useCountdown.tsx';
import { useSigns } from './useSigns.ts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);
const ForgottenDialog = lazyPart(
  async () => (await import('./ForgottenDialog.tsx')).ForgottenDialog,
);

const PageDialog = lazyPart(async () => (await import('./PageDialog.tsx')).PageDialog);

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Shows the current timer, or the break after a countdown. */
export const LineContent = ({ current }: { readonly current: CurrentTimer | undefined }) => {
  const actions = useTimerActions();
  const { pause, endBreak, next } = useCountdown(current, actions);
  useSigns(current?.session, actions.update);
  if (current) {
    return <RunningLine key={current.session.timer._id} current={current} actions={actions} />;
  }
  return pause && <BreakLine pause={pause} onEnd={endBreak} onNext={next} />;
};

type LineProps = { readonly tone?: 'attention' | undefined; readonly children: ReactNode };

const Line = ({ tone, children }: LineProps) => (
  <section
    aria-label={i18n.t('Timer')}
    className={classes.line}
    data-tone={tone}
    data-timer-line={true}
  >
    <div className={classes.inner}>{children}</div>
  </section>
);

type RunningProps = { readonly current: CurrentTimer; readonly actions: TimerActions };

const RunningLine = ({ current, actions }: RunningProps) => {
  const { session, item, name } = current;
  const phase = usePhase(session);
  const read = useCallback((now: number) => shownTime(session, now), [session]);
  const question = questionOf(phase, name);
  return (
    <Line tone={phase === 'asking' || phase === 'forgotten' ? 'attention' : undefined}>
      <p role="status" className={classes.words} dir="auto">
        {question ? (
          <span className={classes.question}>{question}</span>
        ) : (
          <TargetName item={item} name={name} />
        )}
        {phase === 'paused' && <span className={classes.note}>{i18n.t('paused')}</span>}
      </p>
      <Clock
        read={read}
        isRunning={phase !== 'paused'}
        name={name}
        title={question}
        className={classes.clock}
      />
      {phase === 'forgotten' ? (
        <Choice current={current} actions={actions} />
      ) : (
        <Controls current={current} phase={phase} actions={actions} />
      )}
      <AskedPage current={current} actions={actions} />
    </Line>
  );
};

type NameProps = Pick<CurrentTimer, 'item' | 'name'>;

const TargetName = ({ item, name }: NameProps) =>
  item ? (
    <Link to={item.path} className={classes.name}>
      {name}
    </Link>
  ) : (
    <span className={classes.name}>{name}</span>
  );

/** The question that replaces the timer's name. Undefined while there is none. */
const questionOf = (phase: Phase, name: string): string | undefined => {
  if (phase === 'asking') return i18n.t('Still on {name}?', { name });
  return phase === 'forgotten' ? i18n.t('{name} ran on: what counts?', { name }) : undefined;
};

const Controls = ({ current, phase, actions }: RunningProps & { readonly phase: Phase }) => {
  const { pause, resume, stop, discard, update } = actions;
  const change = useFreshDialog();
  const isPaused = phase === 'paused';
  const pauseLabel = isPaused ? i18n.t('Resume the timer') : i18n.t('Pause the timer');
  return (
    <>
      {phase === 'asking' ? (
        <Button size="xs" onClick={() => update()}>
          {i18n.t('Yes')}
        </Button>
      ) : (
        <IconButton label={pauseLabel} onClick={isPaused ? resume : pause}>
          {isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
        </IconButton>
      )}
      <IconButton label={i18n.t('Stop the timer')} onClick={() => leavingLine(() => stop())}>
        <IconPlayerStop {...icon} />
      </IconButton>
      <Menu
        className={classes.more}
        button={{
          className: classes.dots,
          'aria-label': i18n.t('Timer options'),
          title: i18n.t('More'),
          children: <IconDots {...icon} />,
        }}
      >
        <MenuItem leftSection={<IconPencil {...icon} />} onClick={change.open}>
          {i18n.t('Edit the timer')}
        </MenuItem>
        <MenuItem leftSection={<IconTrash {...icon} />} onClick={() => leavingLine(discard)}>
          {i18n.t('Discard the timer')}
        </MenuItem>
      </Menu>
      {change.show((props) => (
        <ChangeDialog session={current.session} onChange={update} {...props} />
      ))}
    </>
  );
};

const Choice = ({ current, actions }: RunningProps) => {
  const { open, show } = useFreshDialog();
  return (
    <>
      <Button size="xs" onClick={open}>
        {i18n.t('Choose')}
      </Button>
      {show((props) => (
        <ForgottenDialog current={current} actions={actions} {...props} />
      ))}
    </>
  );
};

/** The dialog that asks for the page when the timer of a resource with pages is stopped. */
const AskedPage = ({ current: { session, name }, actions }: RunningProps) => {
  const question = usePageQuestion(session.timer._id);
  if (!question) return null;
  const { at, place, onStopped } = question;
  const stop = (page: number | undefined) => {
    closePageQuestion();
    leavingLine(() => actions.stopAt(at, page));
    onStopped?.();
  };
  return (
    <Suspense fallback={null}>
      <PageDialog name={name} place={place} onStop={stop} isOpen onClose={closePageQuestion} />
    </Suspense>
  );
};

type BreakProps = {
  readonly pause: Break;
  readonly onEnd: () => void;
  readonly onNext: () => void;
};

const BreakLine = ({ pause, onEnd, onNext }: BreakProps) => {
  const { until } = pause;
  const read = useCallback((now: number) => Math.max(0, until - now), [until]);
  const name = i18n.t('Break');
  return (
    <Line>
      <IconCoffee {...icon} className={classes.icon} />
      <p className={classes.words}>{name}</p>
      <Clock read={read} isRunning name={name} className={classes.clock} />
      <Button
        size="xs"
        variant="light"
        classNames={{ root: classes.next, label: classes.nextLabel }}
        leftSection={<IconPlayerPlay size={14} stroke={2} aria-hidden="true" />}
        onClick={onNext}
      >
        {i18n.t('Start {name}', { name: pause.name })}
      </Button>
      <IconButton label={i18n.t('End the break')} onClick={() => leavingLine(onEnd)}>
        <IconX {...icon} />
      </IconButton>
    </Line>
  );
};

/** Runs an action that removes the line. The focused button disappears, so the focus moves to the page's heading. */
const leavingLine = (act: () => void): void => {
  act();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    focusHeading();
  });
};
