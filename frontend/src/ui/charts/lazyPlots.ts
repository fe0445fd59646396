import { PartFailed } from '../feedback/PartFailed.tsx';
import { late } from '../late/late.tsx';

/** Victory is most of a page's script: its chunk loads once a chart is on screen. */
const plots = () => import('./plots.tsx');

export const DoughnutPlot = late(async () => (await plots()).DoughnutPlot, PartFailed);
export const BarsPlot = late(async () => (await plots()).BarsPlot, PartFailed);
export const LinesPlot = late(async () => (await plots()).LinesPlot, PartFailed);
