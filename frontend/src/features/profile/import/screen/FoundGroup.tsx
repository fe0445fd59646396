import { useEffect, useId, useRef } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { useFirstItems } from '../../../../ui/details/useFirstItems.tsx';
import { type Choice, type Kind, type Row, skip } from '../plan/row.ts';
import { groupName } from '../plan/summary.ts';
import { type Choose, FoundRow, toggled } from './FoundRow.tsx';
import classes from './Import.module.css';

/** At most this many rows are shown at first. Records that clash with an existing item come first. */
const firstRows = 50;

type Props = {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  readonly choices: ReadonlyMap<string, Choice>;
  readonly onChoose: Choose;
};

export const FoundGroup = ({ kind, rows, choices, onChoose }: Props) => {
  const { shown, moreButton } = useFirstItems(rows, firstRows, groupName(kind));
  const id = useId();
  const all = useRef<HTMLInputElement>(null);
  const choiceOf = ({ key, byDefault }: Row) => choices.get(key) ?? byDefault;
  const free = rows.filter(({ ways }) => ways.length > 1);
  const taken = free.filter((row) => choiceOf(row).way !== 'skip').length;
  const isAll = free.length > 0 && taken === free.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = taken > 0 && !isAll;
  }, [taken, isAll]);
  return (
    <section aria-labelledby={id}>
      <div className={classes.groupHead}>
        <input
          ref={all}
          type="checkbox"
          className={classes.box}
          id={`${id}-all`}
          checked={isAll}
          disabled={free.length === 0}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(free.map((row) => [row.key, checked ? toggled(row, choiceOf(row)) : skip]))
          }
        />
        <h3 id={id}>
          <label htmlFor={`${id}-all`}>{groupName(kind)}</label>
        </h3>
        <span className={classes.hint}>
          {i18n.t('{taken, number} of {all, number}', { taken, all: rows.length })}
        </span>
      </div>
      <ul className={classes.rows} aria-labelledby={id}>
        {shown.map((row) => (
          <FoundRow key={row.key} row={row} choice={choiceOf(row)} onChoose={onChoose} />
        ))}
      </ul>
      {moreButton}
    </section>
  );
};
