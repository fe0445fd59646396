import { i18n } from '#shared/language/i18n.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import classes from './YourData.module.css';

type Props = {
  /** 'Reading your data' */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** Shown next to the percentage: '40 of 120 batches'. */
  readonly note?: string;
};

/** Shows the progress of a long task. Screen readers announce every 10 percent. */
export const TaskProgress = ({ label, done, total, note }: Props) => {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <p className={classes.hint}>
          {note
            ? i18n.t('{label}: {percent}% ({note})', { label, percent, note })
            : i18n.t('{label}: {percent}%', { label, percent })}
        </p>
        <ProgressBar percent={percent} />
      </div>
      <p role="status" className="visually-hidden">
        {i18n.t('{label}: {percent}%', { label, percent: Math.floor(percent / 10) * 10 })}
      </p>
    </>
  );
};
