import { i18n } from '#shared/language/i18n.ts';
/** In days. The first period is the default. */
export const periods = ['365', '180', '90', '30'] as const;
export type Period = (typeof periods)[number];

export const periodLabel = (period: Period): string => {
  switch (period) {
    case '365':
      return i18n.t('Last Year');
    case '180':
      return i18n.t('Last 6 Months');
    case '90':
      return i18n.t('Last 3 Months');
    case '30':
      return i18n.t('Last Month');
  }
};

export const heatmapOf = (period: Period) => ({ query: { days: Number(period) } });
