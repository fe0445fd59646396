/** Hours without needless decimals: 12 -> '12', 1234.5 -> '1,234.5', 0.25 -> '0.25'. */
export const hoursNumber = (hours: number): string =>
  hours.toLocaleString('en', { maximumFractionDigits: 2 });

/** 1234.5 -> '1,234.5 h' */
export const formatHours = (hours: number): string => `${hoursNumber(hours)} h`;

/** Minutes in hours and minutes: 45 -> '45 min', 60 -> '1 h', 90 -> '1 h 30 min'. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? formatHours(hours) : `${formatHours(hours)} ${rest} min`;
};
