import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { useIsPrinting } from '../browser/useIsPrinting.ts';
import { Figure } from '../cards/Figure.tsx';
import classes from './Chart.module.css';
import { DoughnutPlot } from './latePlots.ts';
import { ringOf } from './ringOf.ts';
import type { Colored, Slice } from './series.ts';

type Props = {
  readonly title: string;
  readonly slices: readonly Slice[];
  /** Shown next to the ring if all values are 0. */
  readonly empty?: ReactNode;
};

export const Doughnut = ({ title, slices, empty }: Props) => {
  const ring = ringOf(slices);
  const drawn = ring.slices.filter(({ value }) => value > 0);
  return (
    <Figure title={title}>
      <div className={classes.doughnut}>
        <div className={classes.ring} data-empty={drawn.length === 0 || undefined}>
          {drawn.length > 0 && (
            <Suspense>
              <DoughnutPlot title={title} slices={drawn} />
            </Suspense>
          )}
        </div>
        <div className={classes.words}>
          {slices.length > 0 && (
            <ul className={classes.legend}>
              {ring.slices.map((slice, index) =>
                ring.others.length > 0 && index === ring.slices.length - 1 ? (
                  <Others key={slice.label} slice={slice} others={ring.others} />
                ) : (
                  <Entry key={slice.label} {...slice} />
                ),
              )}
            </ul>
          )}
          {drawn.length === 0 && (
            <p className={classes.none}>{empty || i18n.t('Nothing to show yet')}</p>
          )}
        </div>
      </div>
    </Figure>
  );
};

/** An entry of the legend. Without a colour, it is one of several that share a slice. */
const Entry = ({ label, note, value, color }: Slice) => (
  <li className={classes.entry}>
    {color && <span className={classes.swatch} style={{ background: color }} />}
    <span className={classes.entryLabel}>
      {note ? `${label} ` : label}
      {note && <small className={classes.entryNote}>({note})</small>}
    </span>
    <span className={classes.entryValue}>{formatNumber(value)}</span>
  </li>
);

type OthersProps = { readonly slice: Colored<Slice>; readonly others: readonly Slice[] };

/** The smallest categories, folded into one line of the legend. On paper the line is unfolded. */
const Others = ({ slice: { label, value, color }, others }: OthersProps) => {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <li>
      <button
        type="button"
        className={classes.others}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.swatch} style={{ background: color }} />
        <span className={classes.entryLabel}>
          {label} <IconChevronDown size={14} stroke={2} aria-hidden="true" />
        </span>
        <span className={classes.entryValue}>{formatNumber(value)}</span>
      </button>
      {(isOpen || isPrinting) && (
        <ul className={classes.othersList}>
          {others.map((other) => (
            <Entry key={other.label} {...other} />
          ))}
        </ul>
      )}
    </li>
  );
};
