import type { ReactNode } from 'react';
import { CardGrid } from '../cards/CardGrid.tsx';
import stats from '../cards/Stat.module.css';
import classes from './Loading.module.css';

/** A placeholder that is lower than this (px) looks like a control instead of a sheet. */
const sheetHeight = 60;

/** A placeholder of `height` px. */
export const Bone = ({ height, width }: { height: number; width?: number | string }) => (
  <div className={height < sheetHeight ? classes.line : classes.sheet} style={{ height, width }} />
);

/** Placeholders below a text such as 'Loading projects...'. The text appears after a moment. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" className="loading">
    <p className="loading-text">{label}</p>
    <div aria-hidden="true" className={classes.shape}>
      {children}
    </div>
  </div>
);

export const LoadingStats = ({ count = 4 }: { count?: number }) => (
  <div className={stats.row}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
      <div key={i} className={`${classes.stat} ${stats.bone}`} />
    ))}
  </div>
);

export const LoadingCards = ({
  count = 3,
  height = 240,
  min,
}: {
  count?: number;
  height?: number;
  min?: number;
}) => (
  <CardGrid {...(min === undefined ? {} : { min })}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
      <Bone key={i} height={height} />
    ))}
  </CardGrid>
);

/** The placeholder of a list: stats, charts, the bar and cards. */
export const LoadingList = () => (
  <>
    <LoadingStats />
    <LoadingCards count={2} height={194} min={420} />
    <Bone height={36} />
    <LoadingCards count={6} height={200} />
  </>
);
