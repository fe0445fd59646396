/** The content of the charts' lazy chunk. */
export { BarsPlot } from './BarsPlot.tsx';
export { DoughnutPlot } from './DoughnutPlot.tsx';
export { LinesPlot } from './LinesPlot.tsx';
