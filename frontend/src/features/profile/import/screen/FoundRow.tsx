import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../../language/useLanguage.ts';
import { add, type Choice, type Row, skip, type Way } from '../plan/row.ts';
import { spanWords, wayWords } from '../plan/summary.ts';
import classes from './Import.module.css';

/**
 * Returns the choice when a row is ticked. A row that was left out gets its default. If the default is to leave it out,
 * it gets the first other choice.
 */
export const toggled = (row: Row, choice: Choice): Choice => {
  if (choice.way !== 'skip') return choice;
  if (row.byDefault.way !== 'skip') return row.byDefault;
  return choiceOf(row, row.ways.find((way) => way !== 'skip') ?? 'skip');
};

const choiceOf = ({ into }: Row, way: Way): Choice => {
  if (way === 'skip') return skip;
  const target = into[0];
  return way === 'merge' && target ? { way, into: target._id } : add;
};

export type Choose = (changes: readonly (readonly [key: string, choice: Choice])[]) => void;

type Props = {
  readonly row: Row;
  readonly choice: Choice;
  readonly onChoose: Choose;
};

export const FoundRow = memo(({ row, choice, onChoose }: Props) => {
  const id = useId();
  const { key, name, becomes, holds, clash, ways, into } = row;
  const isTaken = choice.way !== 'skip';
  const hasChoice = clash !== undefined || into.length > 0;
  return (
    <li className={classes.row} data-left={!isTaken || undefined}>
      <input
        type="checkbox"
        className={classes.box}
        id={id}
        checked={isTaken}
        disabled={ways.length < 2}
        onChange={({ currentTarget: { checked } }) =>
          onChoose([[key, checked ? toggled(row, choice) : skip]])
        }
      />
      <label htmlFor={id} className={classes.name}>
        <span dir="auto">{name}</span>
        {clash && (
          <span className={classes.clash} data-attention={isTaken || undefined}>
            {clash}
          </span>
        )}
      </label>
      <span className={classes.facts}>
        <span>{becomes}</span>
        <span>{holds}</span>
        <span>{spanWords(row)}</span>
      </span>
      {hasChoice && ways.length > 1 && (
        <span className={classes.choice}>
          <NativeSelect
            aria-label={i18n.t('What to do with {name}', { name })}
            value={choice.way}
            data={ways.map((way) => ({ value: way, label: wayWords(way, row) }))}
            onChange={({ currentTarget: { value } }) =>
              onChoose([[key, choiceOf(row, value as Way)]])
            }
          />
          {choice.way === 'merge' && (
            <NativeSelect
              aria-label={i18n.t('Merge {name} with', { name })}
              value={choice.into}
              data={into.map((one) => ({
                value: one._id,
                label: i18n.t('with {name}', { name: one.name }),
              }))}
              onChange={({ currentTarget: { value } }) =>
                onChoose([[key, { way: 'merge', into: value }]])
              }
            />
          )}
        </span>
      )}
    </li>
  );
});
FoundRow.displayName = 'FoundRow';
