import { late } from '../late/late.tsx';
import { PlotFailed } from './PlotFailed.tsx';

const plots = () => import('./plots.ts');

export const BarsPlot = late(async () => (await plots()).BarsPlot, PlotFailed);
export const DoughnutPlot = late(async () => (await plots()).DoughnutPlot, PlotFailed);
export const LinesPlot = late(async () => (await plots()).LinesPlot, PlotFailed);
