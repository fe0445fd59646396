import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { ClampedText } from './ClampedText.tsx';
import classes from './ItemDetails.module.css';

type Props = {
  readonly description: string;
  /** In percent. */
  readonly progress: number;
  /** The origin of the progress, unless it is obvious: 'set by hand'. */
  readonly source?: string | false;
  /** A ProgressField, shown instead of the percentage. */
  readonly field?: ReactNode;
  readonly children: ReactNode;
};

/** The content of a card with progress: the bar and its percentage, the description, then the children. */
export const ItemDetails = ({ description, progress, source, field, children }: Props) => (
  <div className={classes.details}>
    <div className={classes.progress} title={i18n.t('Progress')}>
      <ProgressBar percent={progress} />
      {field || (
        <span className={classes.percent}>{i18n.t('{percent}%', { percent: progress })}</span>
      )}
      {source && <small>{source}</small>}
    </div>
    <Description text={description} />
    {children}
  </div>
);

export const Description = ({ text }: { readonly text: string }) =>
  text ? (
    <div className={classes.description}>
      <ClampedText text={text} name={i18n.t('Description')} lines={2} />
    </div>
  ) : null;
