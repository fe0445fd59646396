import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { lengthOf } from '#shared/core/characters.ts';
import { type Day, yearOf } from '#shared/days/days.ts';
import { type Habit, maxNote } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import { useDraftText } from '../../../forms/useDraftText.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import type { SetDay } from '../tick/useSetDay.ts';
import { habitYear } from './habitYear.ts';
import classes from './NoteField.module.css';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly onSet: SetDay;
  /** Whether the field is in a dialog for the note. The field then gets the focus. */
  readonly autoFocus?: boolean;
};

/** A field for the note of a day. If the habit has no notes in that year, the field starts empty, without a request. */
export const NoteField = ({ habit, day, autoFocus = false, onSet }: Props) => {
  const year = yearOf(day);
  const hasNotes = habit.noteYears.includes(year);
  const { data, error, retry } = useRoute(habits.get, hasNotes ? habitYear(habit._id, year) : null);
  const [isLate] = useState(hasNotes && !data);
  if (hasNotes && error) {
    return (
      <ErrorBanner
        error={error}
        fallback={i18n.t('Failed to load the note')}
        notLoaded={i18n.t(
          'This note has not been loaded on this device yet. Go online to load it.',
        )}
        onRetry={retry}
      />
    );
  }
  if (hasNotes && !data) {
    return (
      <Loading label={i18n.t('Loading the note...')}>
        <Bone height={96} />
      </Loading>
    );
  }
  const text = data?.notes.find(({ date }) => date === day)?.text ?? '';
  // When a dialog opens, the dialog itself focuses the field. When the dialog closes, the focus returns to its previous
  // place.
  const focus = { 'data-autofocus': autoFocus || undefined, autoFocus: autoFocus && isLate };
  return (
    <NoteEditor
      key={`${day} ${text}`}
      habit={habit}
      day={day}
      text={text}
      focus={focus}
      onSet={onSet}
    />
  );
};

type EditorProps = Omit<Props, 'autoFocus'> & { readonly text: string; readonly focus: object };

const NoteEditor = ({ habit, day, text, focus, onSet }: EditorProps) => {
  const [entered, setTyped] = useDraftText(`note ${habit._id} ${day}`, text);
  const hint = useId();
  const isChanged = entered.trim() !== text;
  const save = () => {
    if (!isChanged) return;
    onSet(habit, day, { note: entered }, text);
    setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.field}>
      <Textarea
        label={i18n.t('Note on {day}', { day: formatDay(day) })}
        aria-describedby={hint}
        rows={3}
        {...limitTo(maxNote)}
        value={entered}
        {...focus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.foot}>
        <span id={hint} className={classes.count}>
          {i18n.t('{length} of {max} characters', { length: lengthOf(entered), max: maxNote })}
        </span>
        <Button size="compact-sm" variant="light" disabled={!isChanged} onClick={save}>
          {i18n.t('Save note')}
        </Button>
      </div>
    </div>
  );
};
