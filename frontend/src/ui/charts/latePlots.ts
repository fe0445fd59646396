import { lazyPart } from '../feedback/lazyPart.ts';

const plots = () => import('./plots/plots.ts');

export const BarsPlot = lazyPart(async () => (await plots()).BarsPlot);
export const DoughnutPlot = lazyPart(async () => (await plots()).DoughnutPlot);
export const LinesPlot = lazyPart(async () => (await plots()).LinesPlot);
