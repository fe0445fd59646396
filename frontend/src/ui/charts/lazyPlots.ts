import { lazy } from 'react';

/** Victory is most of a page's script: its chunk loads once a chart is on screen. */
const plots = () => import('./plots.tsx');

export const DoughnutPlot = lazy(async () => ({ default: (await plots()).DoughnutPlot }));
export const BarsPlot = lazy(async () => ({ default: (await plots()).BarsPlot }));
export const LinesPlot = lazy(async () => ({ default: (await plots()).LinesPlot }));
