import { defaultWeekStart, type WeekStart, weekStarts } from '#shared/days/daySettings.ts';

/** A locale's week data. Some browsers have a method, some have a property, and some have neither. */
type WeekInfo = { readonly firstDay?: number };
type LocaleOfWeeks = { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/**
 * The weekday on which weeks start in the browser's locale: 'en-US' Sunday, 'de' Monday, 'ar-EG' Saturday. Sunday
 * if the browser does not know it, or if Cairn does not support that weekday.
 */
export const browserWeekStart = (locale = navigator.language): WeekStart => {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & LocaleOfWeeks;
    const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
    // The locale counts from Monday (1) to Sunday (7).
    return weekStarts.find((day) => day === (firstDay ?? Number.NaN) % 7) ?? defaultWeekStart;
  } catch {
    return defaultWeekStart;
  }
};
