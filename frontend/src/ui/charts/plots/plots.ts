/** Everything that needs Victory. It is one chunk that loads late. */
export { BarsPlot } from './BarsPlot.tsx';
export { DoughnutPlot } from './DoughnutPlot.tsx';
export { LinesPlot } from './LinesPlot.tsx';
