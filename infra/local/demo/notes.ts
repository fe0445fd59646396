import { addDays, type Day } from '#shared/days/days.ts';
import { noteFields } from '#shared/notes/model.ts';
import { type DemoNote, demoNotes } from './demoNotes.ts';
import { idAt, idOf, timestampsOn } from './ids.ts';

/** The nth note, in the export's format. */
const noteOf = ({ about: [area, name], ago, ...note }: DemoNote, n: number, today: Day) => {
  const date = addDays(today, -ago);
  return {
    ...noteFields.unset,
    ...note,
    _id: idAt('notes', date, n),
    about: { area, id: idOf(area, name, today) },
    date,
    ...timestampsOn(date),
  };
};

export const demoLists = (today: Day) => ({
  notes: demoNotes.map((note, n) => noteOf(note, n, today)),
});
