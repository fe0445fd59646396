import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { type Pause, resumedOn, setPause } from '#shared/pauses/pauses.ts';
import type { ChangeDetails, MakeChange } from '../../../data/changes/useMake.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import {
  endVacation,
  pauseHabit,
  resumeHabit,
  setVacation,
} from '../../../domain/habits/pauseEdits.ts';
import { showSuccess, showUndo } from '../../../ui/overlay/popups/popups.ts';

export type Step = {
  readonly from: Day;
  /** Null ends the pause that contains `from`. */
  readonly setting: PauseSetting | null;
};

type Send = (step: Step, details: ChangeDetails) => Added;

export const pausesOf =
  (make: MakeChange, { _id: id }: Habit): Send =>
  ({ from, setting }, details) =>
    setting
      ? make(pauseHabit, { params: { id, from }, body: setting }, details)
      : make(resumeHabit, { params: { id, from } }, details);

export const vacationsOf =
  (make: MakeChange): Send =>
  ({ from, setting }, details) =>
    setting
      ? make(setVacation, { params: { from }, body: setting }, details)
      : make(endVacation, { params: { from } }, details);

export const pausesAfter = (
  before: readonly Pause[],
  { from, setting }: Step,
): readonly Pause[] => {
  const after = setting ? setPause(before, from, setting) : resumedOn(before, from);
  return 'problem' in after ? before : after;
};

const same = (one: Pause, other: Pause): boolean => one.from === other.from && one.to === other.to;

/** `to` is null for a pause until further notice. */
const daysOf = ({ from, to }: Pause) => ({ from, to: to ?? null });

/** The steps that restore all pauses after one step. That step may have created or changed at most one pause. */
export const stepsBack = (before: readonly Pause[], after: readonly Pause[]): readonly Step[] => {
  const lost = before.filter((one) => !after.some((other) => same(one, other)));
  const made = after.find((one) => !before.some((other) => same(one, other)));
  if (lost.length === 0) return made ? [{ from: made.from, setting: null }] : [];
  return lost.map(daysOf).map(({ from, to }, index) => ({
    from,
    setting: { to, ...(made && index === 0 && { instead: daysOf(made) }) },
  }));
};

type Words = { readonly label: string; readonly undoLabel: string; readonly failure: string };

/** Sends a step immediately, with Undo. */
export const changePauses = (
  send: Send,
  before: readonly Pause[],
  step: Step,
  { label, undoLabel, failure }: Words,
): void => {
  const { undoEnded } = send(step, { label, failure });
  const undo = () => {
    const steps = stepsBack(before, pausesAfter(before, step));
    for (const one of steps) {
      const success = one === steps.at(-1) ? 'Undone!' : undefined;
      send(one, { label: undoLabel, failure, success });
    }
    // The step changed nothing, because the days were paused before.
    if (steps.length === 0) showSuccess(i18n.t('Undone!'));
    return true;
  };
  showUndo(label, { undoEnded, undo });
};
