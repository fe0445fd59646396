import { Doughnut } from './Doughnut.tsx';
import { RowBars } from './RowBars.tsx';
import type { Slice } from './series.ts';
import { barsOf, isTelling, withRest } from './shares.ts';
import type { Weight } from './weighed.ts';

type Props = {
  readonly title: string;
  /** The largest first. */
  readonly slices: readonly Slice[];
  /** What is drawn where the shares themselves say nothing: hours a category. By default the shares as bars. */
  readonly weights?: readonly Weight[];
};

/** How a whole divides: a ring, or bars where a ring would be one colour or all slices alike. */
export const Shares = ({ title, slices, weights }: Props) =>
  isTelling(slices) ? (
    <Doughnut title={title} slices={withRest(slices)} />
  ) : (
    <RowBars
      title={title}
      rows={barsOf(weights ?? slices.map((slice) => ({ ...slice, text: String(slice.value) })))}
    />
  );
