import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { Figure } from '../cards/Figure.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import classes from './Chart.module.css';

export type BarRow = {
  readonly key: string;
  readonly label: string;
  /** The length of the bar, from 0 to 100. */
  readonly percent: number;
  /** The text at the end of the bar: '40%', '3 skills, 12 h'. */
  readonly text: string;
  /** A small text below the bar: 'avg 8.29, best 10'. */
  readonly note?: string | undefined;
  /** A CSS colour. By default the accent. */
  readonly color?: string | undefined;
};

type Props = {
  readonly title: string;
  readonly rows: readonly BarRow[];
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
  /** A finding about the rows. */
  readonly finding?: string | undefined;
};

/** A chart of horizontal bars, one per line. Names stay readable on narrow screens. */
export const RowBars = ({ title, rows, empty, finding }: Props) => (
  <Figure title={title}>
    {rows.length > 0 ? (
      <ul className={classes.rows}>
        {rows.map(({ key, label, percent, text, note, color }) => (
          <li key={key} className={classes.barRow}>
            <span className={classes.rowLabel} title={label} dir="auto">
              {label}
            </span>
            <div className={classes.rowBar}>
              <ProgressBar percent={percent} color={color} />
            </div>
            <span className={classes.entryValue}>
              {text}
              {note && <small className={classes.rowNote}>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <div className={classes.noRows}>
        <ProgressBar percent={0} />
        <ProgressBar percent={0} />
        <ProgressBar percent={0} />
        <p className={classes.none}>{empty || i18n.t('Nothing to show yet')}</p>
      </div>
    )}
    {finding && <p className={classes.finding}>{finding}</p>}
  </Figure>
);
