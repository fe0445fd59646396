import { Doughnut } from './Doughnut.tsx';
import { RowBars } from './RowBars.tsx';
import type { Slice } from './series.ts';
import { barsOf, isTelling, withRest } from './shares.ts';
import type { Weight } from './weighed.ts';

type Props = {
  readonly title: string;
  /** The largest first, where there are more than six. */
  readonly slices: readonly Slice[];
  /** What is drawn where the shares themselves say nothing: hours a category. By default the shares as bars. */
  readonly weights?: readonly Weight[];
  /** Shown instead where all values are 0. */
  readonly empty?: string;
};

/** How a whole divides: a ring, or bars where those say more. */
export const Shares = ({ title, slices, weights, empty }: Props) =>
  isTelling(slices, weights) || slices.every(({ value }) => value === 0) ? (
    <Doughnut title={title} slices={withRest(slices)} {...(empty && { empty })} />
  ) : (
    <RowBars
      title={title}
      rows={barsOf(weights ?? slices.map((slice) => ({ ...slice, text: String(slice.value) })))}
    />
  );
