import { MIN_OPACITY } from '#shared/analytics/heatmap.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './Heatmap.module.css';

const steps = [MIN_OPACITY, 0.25, 0.5, 0.75, 1];

/** From none to the busiest day. */
export const HeatmapLegend = ({ maxActivity }: { readonly maxActivity: number }) => (
  <p className={classes.legend}>
    <span className={classes.busiest}>
      {maxActivity > 0 ? `Busiest day: ${formatCount(maxActivity, 'activity')}` : 'No activity yet'}
    </span>
    Less
    <span className={classes.steps} aria-hidden="true">
      {steps.map((opacity) => (
        <span
          key={opacity}
          className={classes.sample}
          data-active={opacity > MIN_OPACITY || undefined}
        >
          <span className={classes.ink} style={{ opacity }} />
        </span>
      ))}
    </span>
    More
  </p>
);
