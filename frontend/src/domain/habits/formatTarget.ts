import { type Direction, type Target, totalPerOf } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';

/** Whether a unit looks like a plural: 'glasses', 'pages'. */
const looksPlural = (unit: string): boolean => /\p{L}{2,}[^s]s$/u.test(unit);

/** '8 glasses', '1 km'. For 1 with a plural: '1 (glasses)', because the singular of a person's own unit is unknown. */
export const formatAmount = (amount: number, unit: string | null): string => {
  if (unit === null) return formatNumber(amount);
  return i18n.t('{amount} {unit}', {
    amount: formatNumber(amount),
    unit: amount === 1 && looksPlural(unit) ? `(${unit})` : unit,
  });
};

type Aim = {
  readonly unit: string | null;
  readonly target: number | null;
  readonly direction: Direction | null;
  readonly targetPer?: Target['targetPer'] | null;
};

type Per = NonNullable<Target['targetPer']>;

/** '8 glasses a day', '120 minutes a week'. */
const formatPer = (amount: string, per: Per): string =>
  ({
    day: i18n.t('{amount} a day', { amount }),
    week: i18n.t('{amount} a week', { amount }),
    month: i18n.t('{amount} a month', { amount }),
  })[per];

/** '2 cups', '10 cups a week'. */
export const formatLimit = (unit: string | null, { target, targetPer }: Target): string => {
  const per = totalPerOf({ targetPer });
  const amount = formatAmount(target, unit);
  return per ? formatPer(amount, per) : amount;
};

/** 'At least 8 glasses', 'At most 3 cups'. A limit of 0 allows nothing: 'Not at all'. */
const bounded = (target: number, direction: Direction | null, amount: string): string => {
  if (direction !== 'at-most') return i18n.t('At least {amount}', { amount });
  return target === 0 ? i18n.t('Not at all') : i18n.t('At most {amount}', { amount });
};

/** 'At least 8 glasses', 'At most 3 cups', 'At least 120 minutes a week'. Empty for habits of kind 'check'. */
export function formatTarget({ unit, target, direction, targetPer }: Aim): string {
  if (target === null) return '';
  const amount = formatAmount(target, unit);
  const per = totalPerOf({ targetPer });
  return bounded(target, direction, per ? formatPer(amount, per) : amount);
}

/** 'At least 8 glasses a day', 'At least 120 minutes a week', 'At most 2 cups a day, kept without a record'. */
export function formatWholeTarget(
  unit: string | null,
  { target, direction, targetPer = 'day', quiet = false }: Omit<Target, 'from'>,
): string {
  const amount = formatPer(formatAmount(target, unit), targetPer);
  const words = bounded(target, direction, amount);
  return quiet ? i18n.t('{target}, kept without a record', { target: words }) : words;
}
