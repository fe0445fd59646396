/** The periods of the tracker in days; the first is the default. */
export const periods = ['365', '180', '90', '30'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  '365': 'Last Year',
  '180': 'Last 6 Months',
  '90': 'Last 3 Months',
  '30': 'Last Month',
};

/** The request for the heatmap of a period. */
export const heatmapOf = (period: Period) => ({ query: { days: Number(period) } });
