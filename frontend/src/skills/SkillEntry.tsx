import { Button } from '@mantine/core';
import type { Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { longDayWords } from '../days/words.ts';
import classes from './SkillEntries.module.css';
import { entryWords, recentDayWords } from './words.ts';

type Props = {
  readonly entry: Activity;
  readonly today: Day;
  readonly onUndo: () => void;
};

export const SkillEntry = ({ entry, today, onUndo }: Props) => (
  <li className={classes.entry}>
    <div className={classes.words}>
      <p className={classes.what}>
        {entryWords(entry)}
        <time className={classes.day} dateTime={entry.date} title={longDayWords(entry.date)}>
          {recentDayWords(entry.date, today)}
        </time>
      </p>
      {entry.description && <p className={classes.note}>{entry.description}</p>}
    </div>
    <Button
      variant="subtle"
      size="xs"
      aria-label={`Undo ${entryWords(entry)}, ${recentDayWords(entry.date, today)}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  </li>
);
