import type { Day } from '#shared/days/days.ts';
import type { DayNote } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { useFirstItems } from '../../../ui/details/useFirstItems.tsx';
import classes from './HabitPage.module.css';

type Props = {
  /** Newest first. Undefined until the notes have loaded. */
  readonly notes: readonly DayNote[] | undefined;
  readonly year: number;
  readonly onDay: (day: Day) => void;
};

const FIRST_NOTES = 5;

export const HabitNotes = ({ notes, year, onDay }: Props) => {
  const title = i18n.t('Notes, {year}', { year });
  const { shown, moreButton } = useFirstItems(notes ?? [], FIRST_NOTES, title);
  return (
    <Card title={title}>
      {notes === undefined && (
        <p className={classes.none}>{i18n.t('The notes are shown once they are loaded.')}</p>
      )}
      {notes?.length === 0 && (
        <p className={classes.none}>{i18n.t('No notes yet. Choose a day above to write one.')}</p>
      )}
      <ul className={classes.notes}>
        {shown.map(({ date, text }) => (
          <li key={date}>
            <button type="button" className={classes.noteDay} onClick={() => onDay(date)}>
              {formatDay(date)}
            </button>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ul>
      {moreButton}
    </Card>
  );
};
