/** What the lazy chunk of the charts holds. */
export { BarsPlot } from './BarsPlot.tsx';
export { DoughnutPlot } from './DoughnutPlot.tsx';
export { LinesPlot } from './LinesPlot.tsx';
