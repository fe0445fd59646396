import { VictoryContainer, VictoryPie } from 'victory';
import { type Colored, doughnutSize, type Slice } from './series.ts';

type Props = { readonly title: string; readonly slices: readonly Colored<Slice>[] };

const describe = (slices: readonly Slice[]) =>
  slices.map(({ label, value }) => `${label}: ${value}`).join(', ');

export const DoughnutPlot = ({ title, slices }: Props) => {
  const shown = slices.filter(({ value }) => value > 0);
  return (
    <VictoryPie
      width={doughnutSize}
      height={doughnutSize}
      padding={0}
      radius={doughnutSize / 2}
      innerRadius={doughnutSize * 0.31}
      padAngle={shown.length > 1 ? 2 : 0}
      cornerRadius={3}
      data={shown.map(({ label, value }) => ({ x: label, y: value }))}
      labels={() => ''}
      style={{ data: { fill: ({ index }) => shown[Number(index)]?.color ?? '' } }}
      containerComponent={<VictoryContainer title={title} desc={describe(shown)} />}
    />
  );
};
